// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTabs, watchOtherTabs } from './tabs';

/** Locks of a browser, in one page. */
function createLocks() {
  const held = new Set<string>();
  return {
    request: vi.fn(
      async (name: string, _options: object, run: (lock: { name: string } | null) => Promise<void>) => {
        if (held.has(name)) return run(null);
        held.add(name);
        await run({ name }).finally(() => held.delete(name));
      },
    ),
    query: vi.fn(async () => ({ held: [...held].map((name) => ({ name })) })),
  };
}

const stubLocks = (locks: object | undefined) =>
  vi.stubGlobal('navigator', locks === undefined ? {} : { locks });

const start = () => {
  let end = () => {};
  const run = () => new Promise<void>((resolve) => (end = resolve));
  return { run, end: () => end() };
};

describe.each([
  ['locks', createLocks],
  ['no locks', () => undefined],
  [
    'refused locks',
    () => ({ request: () => Promise.reject(new DOMException('Insecure', 'SecurityError')), query: vi.fn() }),
  ],
])('openTabs with %s', (_name, create) => {
  beforeEach(() => void stubLocks(create()));

  it('allows one run per account at a time', async () => {
    const first = start();
    const running = openTabs('ana').withSendLock(first.run);
    const run = vi.fn(async () => {});
    expect(await openTabs('ana').withSendLock(run)).toBe(false);
    expect(await openTabs('ben').withSendLock(run)).toBe(true);
    expect(run).toHaveBeenCalledOnce();
    first.end();
    expect(await running).toBe(true);
    expect(await openTabs('ana').withSendLock(run)).toBe(true);
  });

  it('rethrows an error of the run, and releases the lock', async () => {
    const run = vi.fn(() => Promise.reject(new Error('Broken')));
    await expect(openTabs('ana').withSendLock(run)).rejects.toThrow('Broken');
    expect(run).toHaveBeenCalledOnce();
    expect(await openTabs('ana').withSendLock(async () => {})).toBe(true);
  });
});

it('posts messages to the account’s other tabs until it is closed', async () => {
  const [sender, receiver, stranger] = [openTabs('ana'), openTabs('ana'), openTabs('ben')];
  const received = vi.fn();
  receiver.subscribe(received);
  stranger.subscribe(() => expect.unreachable());
  sender.post({ kind: 'sending', isSending: true });
  await vi.waitFor(() =>
    expect(received).toHaveBeenCalledExactlyOnceWith({ kind: 'sending', isSending: true }),
  );
  for (const tabs of [sender, receiver, stranger]) tabs.close();
  sender.post({ kind: 'sending', isSending: false });
});

it('works without a channel, which Firefox denies if storage is blocked', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  );
  const tabs = openTabs('ana');
  tabs.subscribe(() => {})();
  expect(() => tabs.post({ kind: 'sending', isSending: true })).not.toThrow();
  tabs.close();
});

describe('watchOtherTabs', () => {
  const createTabs = () => {
    let receive: Parameters<ReturnType<typeof openTabs>['subscribe']>[0] = () => {};
    const isLockHeld = vi.fn(async () => false);
    const subscribe = (listener: typeof receive) => {
      receive = listener;
      return () => {};
    };
    const tabs = { ...openTabs('ana'), subscribe, isLockHeld };
    return { tabs, isLockHeld, receive: (isSending: boolean) => receive({ kind: 'sending', isSending }) };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('follows another tab’s messages', () => {
    const { tabs, receive } = createTabs();
    const others = watchOtherTabs(tabs);
    receive(true);
    expect(others.get()).toBe(true);
    receive(false);
    expect(others.get()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('detects an earlier run and a crashed tab by the lock', async () => {
    const { tabs, isLockHeld } = createTabs();
    isLockHeld.mockResolvedValue(true);
    const others = watchOtherTabs(tabs);
    await vi.advanceTimersByTimeAsync(2000);
    expect(others.get()).toBe(true);
    isLockHeld.mockResolvedValue(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(others.get()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    others.dispose();
  });
});
