import { reloadOnce } from '@/lib/loading/reload-page';

const SLOW_AFTER_MS = 20_000;

/**
 * Says in the start frame that the app could not be started, and starts it when the server can be reached again.
 * Also says that the start is slow, if code neither arrives nor fails. Part of index.html, because the script that
 * would say so may be the missing one.
 * @returns as `tellStartFailed` of `window.early`
 */
export function watchStart(): (isDrawn: boolean) => void {
  const element = (tag: string, text: string, style: string) => {
    const made = document.createElement(tag);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  };

  /** The frame and its nav bar; undefined once the app has replaced them. */
  const startFrame = () => {
    const frame = document.querySelector('#root [data-look=frame]');
    const bar = frame?.firstElementChild;
    return frame && bar ? { frame, bar } : undefined;
  };

  let message: HTMLElement | undefined;
  let isTold = false;

  const say = (bar: Element, text: string) => {
    message?.remove();
    const said = element('div', '', 'margin: 2em auto; max-width: 30em; padding: 1em; text-align: center');
    said.setAttribute('role', 'alert');
    const button = element(
      'button',
      'Reload',
      'margin-top: 1em; padding: 0.5em 1em; border: 1px solid; border-radius: 6px',
    );
    button.onclick = () => window.location.reload();
    said.append(element('p', text, ''), button);
    bar.after(said);
    message = said;
  };

  const tell = (isDrawn: boolean) => {
    const start = startFrame();
    if (!start || isTold) return;
    isTold = true;
    if (!isDrawn) {
      // The page of a short link has no frame.
      document.documentElement.dataset.page = '';
      start.frame.replaceChildren(start.bar);
    }
    // Nothing is loading any longer.
    start.frame.querySelectorAll('.skeleton, [role=status]').forEach((loading) => loading.remove());
    say(start.bar, 'Talentboard could not be loaded. Check your connection and reload the page.');
    void reloadOnce();
  };

  setTimeout(() => {
    const start = startFrame();
    if (!start || message) return;
    const { dataset } = document.documentElement;
    if (dataset.page === 'shortLink') dataset.page = '';
    // The code may still arrive, so nothing is removed and nothing reloads automatically.
    say(start.bar, 'This takes longer than usual. Check your connection, or reload the page.');
  }, SLOW_AFTER_MS);

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') tell(false);
    },
    true,
  );
  return tell;
}
