//! The application's icon in the forms that systems ask for, all of them drawn from one SVG document.

use anyhow::{Context, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use skep_draw::icon;

use crate::assets::Assets;

/// The colour of the tile in the icon, which goes on around it where a system cuts the picture to a shape of its own.
const GROUND: &str = "#33240f";

/// A PNG of the icon.
struct Picture {
    name: &'static str,
    /// Width and height.
    pixels: u32,
    /// How much of the picture the icon takes, with ground all around it; otherwise it is all there is.
    on_ground: Option<f32>,
}

/// The SVG does for most browsers. Android wants two sizes and one to be cut: of that only a circle of four fifths is sure
/// to be seen. iOS knows no other than its own, and cuts the corners.
const PICTURES: [Picture; 4] = [
    Picture { name: "icon-192.png", pixels: 192, on_ground: None },
    Picture { name: "icon-512.png", pixels: 512, on_ground: None },
    Picture { name: "icon-maskable.png", pixels: 512, on_ground: Some(0.8) },
    Picture { name: "apple-touch-icon.png", pixels: 180, on_ground: Some(0.9) },
];

/// Adds the icon as SVG and as pictures.
pub(crate) fn draw(assets: &mut Assets) -> Result<()> {
    assets.add("icon.svg", icon().as_bytes().to_vec())?;
    for picture in PICTURES {
        assets.add(picture.name, picture.png()?)?;
    }
    Ok(())
}

impl Picture {
    fn png(&self) -> Result<Vec<u8>> {
        let svg = self.on_ground.map_or_else(|| icon().to_owned(), on_ground);
        let tree = Tree::from_str(&svg, &Options::default())?;
        let mut pixels = Pixmap::new(self.pixels, self.pixels).context("an icon has no size")?;
        let scale = self.pixels as f32 / tree.size().width();
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        pixels.encode_png().with_context(|| format!("{} cannot be written", self.name))
    }
}

/// The icon with ground around it, as an SVG document.
fn on_ground(part: f32) -> String {
    let (start, size) = (50.0 - 50.0 * part, 100.0 * part);
    let place = format!("<svg x=\"{start}\" y=\"{start}\" width=\"{size}\" height=\"{size}\" ");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\">\
         <path fill=\"{GROUND}\" d=\"M0 0H100V100H0z\"/>{}</svg>",
        icon().replacen("<svg ", &place, 1)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(name: &str) -> Pixmap {
        let picture = PICTURES.iter().find(|picture| picture.name == name).unwrap();
        Pixmap::decode_png(&picture.png().unwrap()).unwrap()
    }

    fn color(pixels: &Pixmap, x: u32, y: u32) -> String {
        let color = pixels.pixel(x, y).unwrap().demultiply();
        match color.alpha() {
            0 => "none".to_owned(),
            _ => format!("#{:02x}{:02x}{:02x}", color.red(), color.green(), color.blue()),
        }
    }

    #[test]
    fn pictures_have_the_sizes_that_the_manifest_tells() {
        let manifest = include_str!("../files/manifest.webmanifest");
        for Picture { name, pixels: size, .. } in PICTURES {
            let picture = pixels(name);
            assert_eq!((picture.width(), picture.height()), (size, size), "{name}");
            let told = format!("\"/{name}\", \"sizes\": \"{size}x{size}\"");
            assert!(manifest.contains(&told) || name == "apple-touch-icon.png", "{name}");
        }
    }

    #[test]
    fn the_icon_lies_on_nothing_or_on_ground_as_the_system_wants_it() {
        for name in ["icon-192.png", "icon-512.png"] {
            let picture = pixels(name);
            assert_eq!(color(&picture, 0, 0), "none");
            // The dark door in the middle of the hive's foot.
            assert_eq!(color(&picture, picture.width() / 2, picture.width() * 7 / 10), GROUND);
        }
        for name in ["icon-maskable.png", "apple-touch-icon.png"] {
            let picture = pixels(name);
            let last = picture.width() - 1;
            for (x, y) in [(0, 0), (last, 0), (0, last), (last, last)] {
                assert_eq!(color(&picture, x, y), GROUND, "{name}");
            }
        }
    }

    #[test]
    fn nothing_but_ground_is_outside_of_the_circle_that_is_sure_to_be_seen() {
        let picture = pixels("icon-maskable.png");
        let (size, middle) = (picture.width(), picture.width() as f32 / 2.0);
        for (x, y) in (0..size).flat_map(|x| (0..size).map(move |y| (x, y))) {
            let away = (x as f32 + 0.5 - middle).hypot(y as f32 + 0.5 - middle);
            assert!(away < 0.8 * middle || color(&picture, x, y) == GROUND, "{x}, {y}");
        }
    }
}
