import { AsyncLocalStorage } from 'node:async_hooks';

/** One page of the browser: what it holds ends with it. */
export interface Page {
  isAlive: boolean;
}

const running = new AsyncLocalStorage<Page>();

/** Runs code, and everything that it starts, as that of a page. */
export const asPage = <T>(page: Page, run: () => T): T => running.run(page, run);

/** The page whose code is running. */
export function currentPage(): Page {
  const page = running.getStore();
  if (page === undefined) throw new Error('This code belongs to no page');
  return page;
}

export const isOfDeadPage = (): boolean => running.getStore()?.isAlive === false;

/** For callbacks, which would otherwise run as whoever calls them. */
export const ofThisPage = <Parameters extends unknown[]>(
  run: (...parameters: Parameters) => unknown,
): ((...parameters: Parameters) => void) => {
  const page = running.getStore();
  return (...parameters) => {
    if (page === undefined) run(...parameters);
    else if (page.isAlive) running.run(page, run, ...parameters);
  };
};
