/** Replaces the page by the demo's requirements. @returns never resolves */
export function showRequirements(): Promise<never> {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.style.cssText = 'margin: 2em auto; max-width: 30em; padding: 1em; text-align: center';
  text.textContent =
    'The demo needs storage and a service worker. Allow both for this site, then reload the page.';
  document.getElementById('root')?.replaceChildren(text);
  return new Promise(() => undefined);
}

/** Imports the demo's code, or shows the requirements if storage is blocked: MSW reads local storage on import. */
export async function loadDemo() {
  try {
    void window.localStorage.length;
  } catch {
    return showRequirements();
  }
  return import('./start-demo');
}
