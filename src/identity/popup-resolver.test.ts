// @vitest-environment jsdom
// @vitest-environment jsdom
import type { Auth } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { onPopupReport, popupResolver, warmUpPopupResolver } from './popup-resolver';

const initialize = vi.fn<(auth: unknown) => Promise<unknown>>();
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: class {
    _initialize(auth: unknown) {
      return initialize(auth);
    }
  },
}));

const auth = {} as Auth;

beforeEach(() => {
  initialize.mockReset().mockResolvedValue(undefined);
});

it('prepares the instance that Firebase is given', async () => {
  await warmUpPopupResolver(auth);
  expect(initialize).toHaveBeenCalledExactlyOnceWith(auth);
  const Resolver = popupResolver as unknown as new () => object;
  expect(new Resolver()).toBe(new Resolver());
});

it('does not throw when that fails', async () => {
  initialize.mockRejectedValue(new Error('blocked'));
  await expect(warmUpPopupResolver(auth)).resolves.toBeUndefined();
  initialize.mockImplementation(() => {
    throw new TypeError('not a function');
  });
  await expect(warmUpPopupResolver(auth)).resolves.toBeUndefined();
});

it('tells of what the window reports', async () => {
  const registerConsumer = vi.fn();
  const unregisterConsumer = vi.fn();
  initialize.mockResolvedValue({ registerConsumer, unregisterConsumer });
  const callback = vi.fn();
  const end = await onPopupReport(auth, callback);
  expect(registerConsumer).toHaveBeenCalledExactlyOnceWith({
    eventId: null,
    filter: ['signInViaPopup'],
    onAuthEvent: callback,
    onError: callback,
  });
  expect(unregisterConsumer).not.toHaveBeenCalled();
  end();
  expect(unregisterConsumer.mock.calls).toEqual(registerConsumer.mock.calls);
});

it('waits for a connection, and then does it once, however often it was asked to', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await warmUpPopupResolver(auth);
  await warmUpPopupResolver(auth);
  expect(initialize).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(initialize).toHaveBeenCalledOnce();
});
