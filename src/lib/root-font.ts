/** The browsers' default; also used where no style is computed (jsdom). */
const USUAL_PX = 16;

/**
 * The current size of 1 rem in px: people can set larger text in their browser. Not for use in every render,
 * because it makes the browser compute styles.
 */
export function remInPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
}
