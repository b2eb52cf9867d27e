import type { RefCallback } from 'react';

/**
 * For what stays at the bottom of the window: the rest of the page keeps clear of it by the variables in
 * styles/tokens.css.
 * @param gap what the element needs around it, as a CSS length
 * @returns a ref that sets the variable on <html> to the element's height, as long as the element is there; one object
 * for all renders, or it would be measured anew with each
 */
export function measuredAs(
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
