const NOT_LOADED = 'Talentboard could not be loaded. Check your connection and reload the page.';

/** Says that the app could not be started, where there is no app to say it. Boards that are shown already stay. */
export function tellStartFailed(root: HTMLElement, hasBoards: boolean): void {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'margin: 2em auto; max-width: 30em; padding: 1em; text-align: center';
  const text = document.createElement('p');
  text.textContent = NOT_LOADED;
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.style.cssText = 'margin-top: 1em; padding: 0.5em 1em; border: 1px solid; border-radius: 6px';
  const reload = () => window.location.reload();
  button.addEventListener('click', reload);
  window.addEventListener('online', reload);
  message.append(text, button);
  if (hasBoards) root.prepend(message);
  else root.replaceChildren(message);
}
