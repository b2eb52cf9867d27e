/**
 * Skeletons begin to pulse if something takes this long. They do not before: starting dozens of animations at once
 * delays the content that they stand for, on a phone by a tenth of a second.
 */
export const PULSE_AFTER_MS = 2000;

let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A skeleton is on screen. Once there have been some for `PULSE_AFTER_MS` they pulse (`data-slow`, styles/app.css).
 * @returns it is gone
 */
export function skeletonIsShown(): () => void {
  const { dataset } = document.documentElement;
  if (count === 0) {
    delete dataset.slow;
    timer = setTimeout(() => {
      dataset.slow = '';
    }, PULSE_AFTER_MS);
  }
  count += 1;
  return () => {
    count -= 1;
    if (count > 0) return;
    clearTimeout(timer);
    delete dataset.slow;
  };
}
