const POLL_MS = 250;
/**
 * A successful sign-in closes its window too, and its result follows within a round trip, so wait this long before
 * giving up.
 */
const GRACE_MS = 2500;

/**
 * Notices that the sign-in window was closed. Firebase itself takes 8 to 10 s (firebase/firebase-js-sdk#8061),
 * during which the button would be dead. Call it right before the window is opened: the next `window.open` is
 * watched.
 * @returns `closed` resolves with null some time after the window has gone; `stop` ends the watch
 */
export function watchPopupClosing(): { closed: Promise<null>; stop: () => void } {
  const open = window.open;
  let popup: Window | null = null;
  let goneSince: number | null = null;
  let poll: ReturnType<typeof setInterval> | undefined;
  const restore = () => {
    window.open = open;
  };
  window.open = (...args) => {
    restore();
    popup = open.apply(window, args);
    return popup;
  };
  const closed = new Promise<null>((resolve) => {
    poll = setInterval(() => {
      if (popup?.closed !== true) return;
      goneSince ??= Date.now();
      if (Date.now() - goneSince >= GRACE_MS) resolve(null);
    }, POLL_MS);
  });
  return {
    closed,
    stop: () => {
      clearInterval(poll);
      restore();
    },
  };
}
