// Whether text on a page is cut off.

import { expect } from "./fixtures.js";

/** The visible texts that are cut off, or that reach beyond the window where nothing scrolls. */
export function cutTexts() {
  const width = document.documentElement.clientWidth;
  const cut = [];
  if (document.documentElement.scrollWidth > width + 1) cut.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  const scrolls = (element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const overflow = getComputedStyle(parent).overflowX;
      if (overflow !== "visible") return overflow !== "hidden";
    }
    return false;
  };
  const texts = "button, a, p, h1, h2, h3, h4, label, legend, span, strong, small, summary, code, kbd, li, td, th, dt, dd, option, figcaption";
  for (const element of document.querySelectorAll(texts)) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // What only screen readers hear is a pixel large, or cut away.
    if (box.width < 2 || style.clipPath !== "none") continue;
    // Names that people have given may be of any length: the tooltip has what does not fit.
    if (element.title === element.textContent && style.textOverflow === "ellipsis") continue;
    const isCut = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const isLow = style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1;
    const isOutside = (box.left < -1 || box.right > width + 1) && !scrolls(element);
    const how = [isCut && "cut", isLow && "too low", isOutside && "outside", isHidden(element, box) && "hidden below"].filter(Boolean).join(", ");
    if (how) cut.push(`${how}: ${element.tagName} ${element.className.baseVal ?? element.className}: ${element.textContent.trim().slice(0, 40)}`);
  }
  return cut;

  /** Whether a part around the text ends in the middle of it, and cannot be scrolled. */
  function isHidden(element, box) {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const { overflowY } = getComputedStyle(parent);
      if (overflowY === "visible") continue;
      const { top, bottom } = parent.getBoundingClientRect();
      return overflowY === "hidden" && (box.bottom > bottom + 2 || box.top < top - 2);
    }
    return false;
  }
}

/** Expects that no text is cut off. */
export async function expectNoCutTexts(page) {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(cutTexts)).toEqual([]);
}
