//! The application's icon, as SVG and as the PNG files that some systems need.
//!
//! The PNG files are stored in `files/icons`, because rendering them needs a large dependency that takes a minute to
//! compile. `tests/icons.rs` compares them with the SVG, and can rewrite them.

use anyhow::Result;
use skep_draw::icon;

use crate::hashed_names::Assets;

/// The PNG files: two sizes and a maskable icon for Android, one size for iOS.
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
