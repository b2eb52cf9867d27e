const POLL_MS = 100;
/** In Firefox a successful sign-in closes its window by itself, and its report may arrive after that. */
const GRACE_MS = 1000;

/**
 * Notices that the sign-in window was closed. Firebase itself takes 8 to 10 s (firebase/firebase-js-sdk#8061),
 * during which the button would be dead. Call it right before the window is opened: the next `window.open` is
 * watched, until `stop` is called.
 * @returns `closed` resolves with null shortly after the window has gone; `stop` ends the watch
 */
export function watchPopupClosing(): { closed: Promise<null>; stop: () => void } {
  const open = window.open;
  let popup: Window | null = null;
  let poll: ReturnType<typeof setInterval> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    window.open = open;
  };
  window.open = (...args) => {
    restore();
    popup = open(...args);
    return popup;
  };
  const closed = new Promise<null>((resolve) => {
    poll = setInterval(() => {
      if (popup?.closed === true) grace ??= setTimeout(resolve, GRACE_MS, null);
    }, POLL_MS);
  });
  return {
    closed,
    stop: () => {
      clearInterval(poll);
      clearTimeout(grace);
      restore();
    },
  };
}
