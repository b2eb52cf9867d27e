/** Replaces the page by a sentence. @returns never resolves */
export function showRequirements(): Promise<never> {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.cssText = 'margin: 2em auto; max-width: 30em; padding: 1em; text-align: center';
  text.textContent =
    'The demo needs storage and a service worker. Allow both for this site, then reload the page.';
  document.getElementById('root')?.replaceChildren(text);
  return new Promise(() => undefined);
}

/** @returns the demo's code. MSW reads local storage when it is imported */
export async function loadDemo() {
  try {
    void window.localStorage.length;
  } catch {
    return showRequirements();
  }
  return import('./start-demo');
}
