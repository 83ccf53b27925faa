//! The icons of buttons, as SVG paths in a 24 by 24 box.

use leptos::prelude::*;

fn icon(path: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=path />
        </svg>
    }
}

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $path:literal;)*) => {
        $($(#[$doc])* pub(crate) fn $name() -> impl IntoView { icon($path) })*
    };
}

icons! {
    /// Add.
    plus = "M12 5v14M5 12h14";
    /// A target: threats.
    target = "M12 4a8 8 0 1 0 .01 0M12 9a3 3 0 1 0 .01 0M12 1v5M12 18v5M1 12h5M18 12h5";
    /// Copy a text.
    copy = "M9 8h11v12H9zM5 16H4V4h11v1";
    /// A picture.
    picture = "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.01";
    /// Close.
    cross = "M6 6l12 12M18 6L6 18";
    /// Settings: three sliders.
    sliders = "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4M4 12h13";
    /// Take back.
    undo = "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
    /// Play again.
    redo = "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3";
    /// A hint.
    bulb = "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z";
    /// To the start.
    first = "M6 5v14M19 5l-9 7 9 7z";
    /// One step back.
    back = "M15 5l-8 7 8 7";
    /// One step forward.
    forward = "M9 5l8 7-8 7";
    /// To the end.
    last = "M18 5v14M5 5l9 7-9 7z";
    /// A list.
    list = "M4 6h16M4 12h16M4 18h10";
    /// Stop.
    stop = "M7 7h10v10H7z";
    /// A link.
    link = "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";
    /// Out of the page: export.
    share = "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6";
    /// Into the page: import.
    import = "M12 4v11M8 11l4 4 4-4M5 13v6h14v-6";
    /// A file.
    file = "M7 3h7l4 4v14H7zM14 3v4h4";
    /// A flag: resign.
    flag = "M6 21V4h11l-2 4 2 4H6";
    /// A balance: a draw.
    balance = "M4 9h16M4 15h16";
    /// Again.
    again = "M4 12a8 8 0 1 0 3-6M4 4v5h5";
    /// Turned round.
    swap = "M7 4v15M3 15l4 4 4-4M17 20V5M13 9l4-4 4 4";
    /// Help.
    question = "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.1";
    /// Throw away.
    bin = "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13";
    /// Move by hand.
    hand = "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3";
    /// Write.
    pencil = "M4 20l1-4L16 5l3 3L8 19z";
    /// Start.
    play = "M7 5l12 7-12 7z";
    /// Pause.
    pause = "M8 5v14M16 5v14";
    /// Look closely: analyse.
    lens = "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L20 20";
    /// Opens upwards.
    chevron = "M6 15l6-6 6 6";
    /// Sounds are on.
    sound = "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12";
    /// Sounds are off.
    muted = "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5";
}

/// The application's logo: a skep.
pub(crate) fn skep() -> impl IntoView {
    view! { <span class="skep" aria-hidden="true" inner_html=skep_draw::icon()></span> }
}
