//! The application's icon, as SVG and as the PNG files that some systems ask for.
//!
//! The PNG files are kept in `files/icons`, because rendering them takes a large crate and a minute of compiling.
//! `tests/icons.rs` holds that they show the SVG, and writes them anew.

use anyhow::Result;
use skep_draw::icon;

use crate::assets::Assets;

/// The PNG files. Android wants two sizes and one that it may cut to a shape; iOS has a size of its own.
const PICTURES: [(&str, &[u8]); 4] = [
    ("icon-192.png", include_bytes!("../files/icons/icon-192.png")),
    ("icon-512.png", include_bytes!("../files/icons/icon-512.png")),
    ("icon-maskable.png", include_bytes!("../files/icons/icon-maskable.png")),
    ("apple-touch-icon.png", include_bytes!("../files/icons/apple-touch-icon.png")),
];

/// Adds the icon as SVG and as PNG files.
pub(crate) fn add(assets: &mut Assets) -> Result<()> {
    assets.add("icon.svg", icon().as_bytes().to_vec())?;
    PICTURES.into_iter().try_for_each(|(name, bytes)| assets.add(name, bytes.to_vec()))
}
