// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-page';

const respond = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));

beforeEach(() => sessionStorage.clear());

/** jsdom doesn't implement `location.reload`. */
function watchReloads() {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  return reload;
}

it('reloads once, and not again after a second error', async () => {
  const reload = watchReloads();
  respond(200);
  await reloadOnce();
  await reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the server fails', () => respond(503)],
  [
    'there is no network',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
  ],
  [
    'storage is blocked, because reloads would never end',
    () => {
      respond(200);
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    },
  ],
  [
    'the user is leaving the page',
    () => {
      respond(200);
      window.dispatchEvent(new Event('beforeunload'));
    },
  ],
])('does not reload if %s', async (_reason, arrange) => {
  const reload = watchReloads();
  arrange();
  await reloadOnce();
  expect(reload).not.toHaveBeenCalled();
});
