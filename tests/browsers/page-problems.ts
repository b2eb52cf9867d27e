import type { Screen } from './screen';

/** Survives the pages of one origin; neither engine's driver hands out all of the console. */
const KEY = 'problems of the page';

/** Runs first of all scripts in the page, and may use nothing from outside itself. */
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
  // Both engines end what a page is loading when it is being left, and report each load; WebKit does so before it says
  // that the page is left by Back, so each report waits for a moment, which the page that is left does not have.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      // A picture, style or script that could not be had has no message.
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

/** @returns what the pages have reported since the last look */
export async function takeProblems(screen: Screen): Promise<string[]> {
  return screen.evaluate((key) => {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    return found;
  }, KEY);
}
