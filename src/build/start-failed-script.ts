/**
 * Says in the start frame that the app could not be started, and starts it when the server can be reached again. Part of
 * index.html, because the script that would say it may be the one that is missing. It is written to the page as it
 * stands, so it may use nothing from outside itself.
 */
export function watchStart(): void {
  const MARK = 'reloadedForMissingCode'; // as lib/reload-once.ts has it
  const LOOK_EVERY_MS = 15_000;
  const RELOAD_EVERY_MS = 60_000;

  const isReachable = () =>
    fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  // A server that answers, but not with what is missing, must not make the page load again and again.
  const reloadByItself = async () => {
    try {
      const isRecent = () => Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < RELOAD_EVERY_MS;
      if (isRecent() || !(await isReachable()) || isRecent()) return;
      sessionStorage.setItem(MARK, String(Date.now()));
      location.reload();
    } catch {
      // Without storage a reload could repeat for ever.
    }
  };

  const tell = (hasBoards: boolean) => {
    const frame = document.querySelector('#root [data-look=frame]');
    const bar = frame?.firstElementChild;
    if (!frame || !bar) return;
    const element = (tag: string, text: string, style: string) => {
      const made = document.createElement(tag);
      made.textContent = text;
      made.style.cssText = style;
      return made;
    };
    const message = element('div', '', 'margin: 2em auto; max-width: 30em; padding: 1em; text-align: center');
    message.setAttribute('role', 'alert');
    const button = element(
      'button',
      'Reload',
      'margin-top: 1em; padding: 0.5em 1em; border: 1px solid; border-radius: 6px',
    );
    const failed = element('p', 'The server still could not be reached.', 'margin-top: 1em');
    const tryToReload = async () => {
      button.textContent = 'Reloading...';
      failed.remove();
      // Without a server it would end on the browser's own error page.
      if (await isReachable()) return location.reload();
      button.textContent = 'Reload';
      message.append(failed);
    };
    const reload = () => void tryToReload();
    button.onclick = reload;
    addEventListener('online', reload);
    message.append(
      element('p', 'Talentboard could not be loaded. Check your connection and reload the page.', ''),
      button,
    );
    // A short link's page has no frame of its own.
    document.documentElement.dataset.page = hasBoards ? 'home' : '';
    if (!hasBoards) frame.replaceChildren(bar);
    // Nothing is loading any more.
    bar.querySelector('.animate-pulse')?.remove();
    bar.after(message);
    void reloadByItself();
    setInterval(() => void reloadByItself(), LOOK_EVERY_MS);
  };

  // As main.tsx declares it.
  (window as { tellStartFailed?: unknown }).tellStartFailed = tell;
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') tell(false);
    },
    true,
  );
}
