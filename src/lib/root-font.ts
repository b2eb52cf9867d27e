/** The size that a browser starts with; also where no style is computed (jsdom). */
const USUAL_PX = 16;

/** What 1 rem is now, in px: people set larger text in their browser. Asks the browser to compute styles: not for every render. */
export function remInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
}
