//! The application as a program for the browser.

fn main() {
    skep_web::start();
}
