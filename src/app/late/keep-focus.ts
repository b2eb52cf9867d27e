import { focusHeading } from './use-focus-on-navigation';

/**
 * A button that waits for an answer is disabled, and Chromium takes the focus from it: at once, or with the next frame,
 * which differs by version. Afterwards it has the focus again or, if the answer has removed it, the screen's heading
 * has; unless something else has got it meanwhile.
 */
export function keepFocusOfBusy(): void {
  let busy: HTMLElement | null = null;
  let isOnScreen = false;
  let last: Element | null = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (last = target as Element));
  document.addEventListener('focusout', ({ target }) => {
    if (!(target as Element).matches(':disabled')) last = null;
  });
  const look = () => {
    const isLost = document.activeElement === document.body;
    const focused = isLost && last?.isConnected ? last : document.activeElement;
    if (focused instanceof HTMLElement && focused.matches('button[aria-busy=true]')) {
      busy = focused;
      // A dialog that closes returns the focus itself.
      isOnScreen = busy.closest('#root') !== null;
    }
    if (busy === null || (busy.isConnected && busy.matches('[aria-busy=true]'))) return;
    if (isLost) {
      const main = document.getElementById('main');
      if (busy.isConnected) busy.focus({ preventScroll: true });
      else if (isOnScreen && main !== null) focusHeading(main, null);
    }
    busy = null;
  };
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  });
}
