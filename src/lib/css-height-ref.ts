import type { RefCallback } from 'react';

/**
 * Sets a CSS variable of styles/tokens.css to the height of an element at the bottom of the window, so that the page can
 * leave space for it. Call it outside of components: a new ref on each render would measure again.
 * @param gap space around the element, as a CSS length
 * @returns the element's ref
 */
export function cssHeightRef(
  name: '--action-bar' | '--run-card' | '--toasts',
  gap: string,
): RefCallback<HTMLElement> {
  return (element) => {
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      style.setProperty(name, offsetHeight === 0 ? '0px' : `calc(${offsetHeight}px + ${gap})`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
}
