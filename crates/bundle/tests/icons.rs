//! The PNG files of the icon agree with its SVG. `SKEP_UPDATE=1 cargo test -p skep-bundle` rewrites them.

use std::fs;
use std::path::PathBuf;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use skep_draw::icon;

/// The background colour of icons that the system may crop; it is also the icon's own.
const BACKGROUND: &str = "#33240f";

/// A PNG file of the icon.
struct Picture {
    name: &'static str,
    /// Width and height, in pixels.
    size: u32,
    /// The share of the picture that the icon takes, with background around it; `None` if there is no background.
    icon_share: Option<f32>,
}

/// The safe zone of a maskable icon is a circle of 80 % of its width.
const PICTURES: [Picture; 4] = [
    Picture { name: "icon-192.png", size: 192, icon_share: None },
    Picture { name: "icon-512.png", size: 512, icon_share: None },
    Picture { name: "icon-maskable.png", size: 512, icon_share: Some(0.8) },
    Picture { name: "apple-touch-icon.png", size: 180, icon_share: Some(0.9) },
];

impl Picture {
    fn path(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("files/icons").join(self.name)
    }

    /// The picture in the repository.
    fn kept(&self) -> Pixmap {
        Pixmap::decode_png(&fs::read(self.path()).unwrap()).unwrap()
    }

    /// The picture as the SVG gives it.
    fn rendered(&self) -> Pixmap {
        let svg = self.icon_share.map_or_else(|| icon().to_owned(), with_background);
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        let mut pixels = Pixmap::new(self.size, self.size).unwrap();
        let scale = self.size as f32 / tree.size().width();
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        pixels
    }
}

/// The icon with background around it, as an SVG document.
fn with_background(share: f32) -> String {
    let (start, size) = (50.0 - 50.0 * share, 100.0 * share);
    let place = format!("<svg x=\"{start}\" y=\"{start}\" width=\"{size}\" height=\"{size}\" ");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\">\
         <path fill=\"{BACKGROUND}\" d=\"M0 0H100V100H0z\"/>{}</svg>",
        icon().replacen("<svg ", &place, 1)
    )
}

fn kept(name: &str) -> Pixmap {
    PICTURES.iter().find(|picture| picture.name == name).unwrap().kept()
}

fn color(pixels: &Pixmap, x: u32, y: u32) -> String {
    let color = pixels.pixel(x, y).unwrap().demultiply();
    match color.alpha() {
        0 => "none".to_owned(),
        _ => format!("#{:02x}{:02x}{:02x}", color.red(), color.green(), color.blue()),
    }
}

/// The largest difference of a colour channel that another version of the renderer may make at an edge.
const TOLERANCE: u8 = 16;

#[test]
fn the_png_files_show_the_svg() {
    for picture in PICTURES {
        let rendered = picture.rendered();
        if std::env::var_os("SKEP_UPDATE").is_some() {
            fs::write(picture.path(), rendered.encode_png().unwrap()).unwrap();
        }
        let kept = picture.kept();
        assert_eq!((kept.width(), kept.height()), (picture.size, picture.size), "{}", picture.name);
        let differs = |(one, other): (&u8, &u8)| one.abs_diff(*other) > TOLERANCE;
        assert!(
            !kept.data().iter().zip(rendered.data()).any(differs),
            "{} is not up to date: SKEP_UPDATE=1 writes it",
            picture.name
        );
    }
}

#[test]
fn the_manifest_gives_the_right_sizes() {
    let manifest = include_str!("../files/manifest.webmanifest");
    for Picture { name, size, .. } in PICTURES {
        let entry = format!("\"/{name}\", \"sizes\": \"{size}x{size}\"");
        assert!(manifest.contains(&entry) || name == "apple-touch-icon.png", "{name}");
    }
}

#[test]
fn the_background_is_transparent_or_filled_as_the_system_wants_it() {
    for name in ["icon-192.png", "icon-512.png"] {
        let picture = kept(name);
        assert_eq!(color(&picture, 0, 0), "none");
        // The dark entrance at the bottom of the hive.
        assert_eq!(color(&picture, picture.width() / 2, picture.width() * 7 / 10), BACKGROUND);
    }
    for name in ["icon-maskable.png", "apple-touch-icon.png"] {
        let picture = kept(name);
        let last = picture.width() - 1;
        for (x, y) in [(0, 0), (last, 0), (0, last), (last, last)] {
            assert_eq!(color(&picture, x, y), BACKGROUND, "{name}");
        }
    }
}

#[test]
fn outside_the_safe_zone_there_is_only_background() {
    let picture = kept("icon-maskable.png");
    let (size, middle) = (picture.width(), picture.width() as f32 / 2.0);
    for (x, y) in (0..size).flat_map(|x| (0..size).map(move |y| (x, y))) {
        let away = (x as f32 + 0.5 - middle).hypot(y as f32 + 0.5 - middle);
        assert!(away < 0.8 * middle || color(&picture, x, y) == BACKGROUND, "{x}, {y}");
    }
}
