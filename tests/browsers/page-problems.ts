import type { Screen } from './screen';

/** Survives navigations within one origin; neither engine's driver passes on the whole console. */
const KEY = 'problems of the page';

/** Runs before all other scripts of the page, and may use nothing from outside itself. */
export function recordProblems(): void {
  const record = (problem: string) => {
    const known = JSON.parse(sessionStorage.getItem('problems of the page') ?? '[]') as string[];
    sessionStorage.setItem(
      'problems of the page',
      JSON.stringify([...known, `${location.pathname}: ${problem}`]),
    );
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      record(`console.${level}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
  // Both engines abort a page's loads when it is left and report each of them. WebKit does so before it fires the
  // events of leaving with Back, so each report is delayed a little: a page that is being left does not live that
  // long.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      // A picture, style or script that failed to load has no message.
      if (message) record(`uncaught: ${message}`);
      else
        setTimeout(() => isLeft || record(`not loaded: ${(target as Element).outerHTML.slice(0, 200)}`), 300);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record(`policy violation: ${effectiveDirective} refused ${blockedURI}`),
  );
}

/** @returns what the pages have reported since the last call */
export async function takeProblems(screen: Screen): Promise<string[]> {
  return screen.evaluate((key) => {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    return found;
  }, KEY);
}
