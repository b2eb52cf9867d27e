// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce, reloadPage } from './reload-page';
import { countChange } from './running-changes';

const reload = vi.fn();
const PAGE = '<!doctype html><div id="root"></div>';

function answer(respond: () => Promise<Response>) {
  const fetch = vi.fn(respond);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  answer(async () => new Response(PAGE));
  return () => vi.useRealTimers();
});

describe('a reload', () => {
  it.each([
    ['with the page', async () => new Response(PAGE), true],
    [
      'with the page and 404, as some hosts do at deep links',
      async () => new Response(PAGE, { status: 404 }),
      true,
    ],
    ['with 404 and something else', async () => new Response('Not found', { status: 404 }), false],
    ['that it is down', async () => new Response('<h1>502</h1>', { status: 502 }), false],
    ['not at all', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('where the server answers %s', async (_how, respond, isReloaded) => {
    const fetch = answer(respond);
    expect(await reloadPage()).toBe(isReloaded);
    expect(fetch).toHaveBeenCalledWith(window.location.href, expect.objectContaining({ cache: 'no-store' }));
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  });

  it.each([['is made'], ['fails']])('waits until a change %s', async (how) => {
    let end = () => {};
    const change = new Promise<void>((resolve, reject) => {
      end = how === 'fails' ? () => reject(new Error('no')) : resolve;
    });
    countChange(change).catch(() => undefined);
    const reloaded = reloadPage();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).not.toHaveBeenCalled();
    end();
    expect(await reloaded).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('an automatic reload', () => {
  it.each([
    [59_999, false],
    [60_000, true],
  ])('again after %i ms: %s', async (ms, again) => {
    expect(await reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(ms);
    expect(await reloadOnce()).toBe(again);
    expect(reload).toHaveBeenCalledTimes(again ? 2 : 1);
  });

  it('that is not wanted, or fails, may be tried again at once', async () => {
    expect(await reloadOnce(() => false)).toBe(false);
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reloadOnce()).toBe(false);
    answer(async () => new Response(PAGE));
    expect(await reloadOnce()).toBe(true);
  });

  it.each([
    ['read', 'getItem'],
    ['written', 'setItem'],
  ] as const)(
    'could repeat for ever where nothing can be %s, so it does not happen',
    async (_what, method) => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(await reloadOnce()).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
