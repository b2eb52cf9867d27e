// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const OWN = '<script type="module" crossorigin src="/assets/index-own.js"></script><div id="root"></div>';
const OTHER = OWN.replace('own', 'other');

/** Fresh modules for each test, because the result is remembered for good. */
async function load() {
  vi.resetModules();
  return import('./new-version');
}

function answer(body: string, status = 200) {
  const fetch = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/index-own.js');
  document.head.append(script);
  return () => script.remove();
});

describe('a new version', () => {
  it.each([
    ['another entry', OTHER, 200, true],
    ['the same entry', OWN, 200, false],
    ['a server error', OTHER, 503, false],
    ['a page of somebody else', '<h1>Please accept our terms</h1>', 200, false],
    ['a page of somebody else with a script', '<script type="module" src="/x.js"></script>', 200, false],
    ['nothing', '', 200, false],
  ])('%s: %#', async (_what, body, status, isOut) => {
    const fetch = answer(body, status);
    const { checkForNewVersion, isNewVersionOut } = await load();
    await checkForNewVersion();
    expect(isNewVersionOut()).toBe(isOut);
    expect(fetch).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
  });

  it('is not checked offline', async () => {
    const fetch = answer(OTHER);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { checkForNewVersion, isNewVersionOut } = await load();
    await checkForNewVersion();
    expect(fetch).not.toHaveBeenCalled();
    expect(isNewVersionOut()).toBe(false);
  });

  it('is checked once at a time, and never again once it is known', async () => {
    const fetch = answer(OTHER);
    const { checkForNewVersion } = await load();
    await Promise.all([checkForNewVersion(), checkForNewVersion()]);
    await checkForNewVersion();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
