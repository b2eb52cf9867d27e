import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CACHED_AT_HEADER } from '@/api/offline-requests';
import { refetchOnReturn } from '@/api/base-api';
import { API_BASE_URL } from '@kit/api-store';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callReturns } from '@kit/scenarios';
import { server } from '@kit/server';
import { waitForResponses, expectToast, openDeletion } from '@kit/steps';
import { expectNoLeaks, expectVisibleText } from './screen-checks';

describe('an environment with missing features', () => {
  // Before the test setup clears the storage.
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const STORAGE_FAILURES: Record<string, () => void> = {
    full: () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
    },
    'blocked for every access': () => {
      for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
        vi.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        });
      }
    },
    missing: () => vi.stubGlobal('localStorage', undefined),
  };

  describe.each(Object.entries(STORAGE_FAILURES))('local storage %s', (_how, breakStorage) => {
    it('shows that drafts are not saved, and keeps working', async () => {
      breakStorage();
      const { user } = renderApp('/boards/create', { as: 'outsider' });
      await user.click(await screen.findByLabelText('Board name'));
      await user.paste('Frontend Guild of Porto');
      expect(await screen.findByText(/Storage is full or unavailable/)).toBeVisible();
      await user.click(screen.getByLabelText('Description'));
      await user.paste('People who care for the browser.');
      await user.click(screen.getByRole('button', { name: 'designers' }));
      const submit = screen.getByRole('button', { name: 'Create Board' });
      await waitFor(() => expect(submit).toBeEnabled());
      await user.click(submit);
      await expectToast('Board created successfully');
      expectNoLeaks();
    });

    it.each([
      ['/', BOARD_NAME],
      ['/profile', 'Otto Outsider'],
      [`/board/join/${BOARD_ID}`, /invited you to join/],
      [`/boards/${BOARD_ID}`, BOARD_NAME],
    ])('shows %s as usual', async (path, text) => {
      breakStorage();
      renderApp(path, { as: 'outsider' });
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
      expectNoLeaks();
    });
  });

  it.each(['2016-01-01', '2036-01-01'])('shows readable dates with a clock set to %s', async (now) => {
    vi.setSystemTime(new Date(now));
    renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator' });
    expect(await screen.findByText(now.startsWith('2016') ? 'now' : /years ago/)).toBeVisible();
    expectNoLeaks();
  });
});

describe('hostile addresses', () => {
  /* Tests of src/lib/addresses and src/api/wire have more of them. */

  const HOSTILE = ['//evil.example', 'javascript:alert(1)'];

  it.each(HOSTILE)('redirects to %j after the sign-in stay inside the app', async (target) => {
    const app = renderApp(`/auth?redirect=${encodeURIComponent(target)}`, { as: 'outsider' });
    await waitFor(() => expect(window.location.pathname).not.toMatch(/^\/(auth|onboarding)/));
    await waitForResponses(app);
    expect(window.location.href).toBe('http://localhost:3000/');
    expect(document.querySelector('a[href*="evil"]')).toBeNull();
  });

  it.each(HOSTILE)('the return path %j is ignored', async (target) => {
    localStorage.setItem('returnPath', target);
    renderApp('/onboarding', { as: 'outsider' });
    expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
    expect(window.location.href).toBe('http://localhost:3000/');
  });

  it('a join link to another host is used only for its id', async () => {
    callReturns('get', '/boards/short/:id', {
      isSuccess: true,
      joinLink: `https://evil.example/x/${BOARD_ID}?next=//evil.example#top`,
    });
    renderApp('/b/x1', { as: 'outsider' });
    expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
    expect(window.location.href).toBe(`http://localhost:3000/board/join/${BOARD_ID}`);
  });

  it.each(['..%2fadmin', '%E2%80%AE'])('the id %s in the URL requests one board with that id', async (id) => {
    const { calls } = renderApp(`/boards/${id}`);
    expect(await screen.findByText('No board data available.')).toBeVisible();
    const paths = calls.map(({ path }) => path).filter((path) => path.startsWith('/boards'));
    expect(paths.map((path) => path.split('/').slice(2).map(decodeURIComponent))).toEqual([
      [decodeURIComponent(id)],
    ]);
  });

  it('a member whose id is ".." is removed and linked by an encoded path', async () => {
    const { user, calls } = renderApp(`/boards/${BOARD_ID}`, {
      as: 'creator',
      arrange(db) {
        Object.assign(
          db.users.find(({ _id }) => _id === 'member')!,
          { _id: '..' },
        );
        db.boards[0]!.members = ['..'];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Mario Member' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    const path = calls.find(({ method }) => method === 'DELETE')?.path;
    expect(path).toBe(`/boards/${BOARD_ID}/members/%252E%252E`);
    expect(screen.getByRole('link', { name: 'Mario Member', hidden: true })).toHaveAttribute(
      'href',
      '/profile/%252E%252E',
    );
  });
});

describe('late responses', () => {
  /** Holds matching requests until `release`. */
  function hold(method: 'get' | 'post', path: string, isHeld: (address: string, body: string) => boolean) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    server.use(
      http[method](API_BASE_URL + path, async ({ request }) => {
        if (!isHeld(request.url, await request.clone().text())) return undefined;
        held += 1;
        await released;
        return undefined;
      }),
    );
    return { release, held: () => held };
  }

  const goTo = (path: string) =>
    act(() => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  it.each([['/profile/member', '/profile/applicant', 'Mario Member', 'Aino Applicant']])(
    'a late response for the profile %s does not replace %s',
    async (first, second, firstName, secondName) => {
      const late = hold('get', '/profile/:id', (address) => address.endsWith(first));
      const app = renderApp(first, { as: 'outsider' });
      await waitFor(() => expect(late.held()).toBe(1));
      goTo(second);
      expect(await screen.findByRole('heading', { name: secondName })).toBeVisible();
      late.release();
      await waitForResponses(app);
      expect(screen.getByRole('heading', { name: secondName })).toBeVisible();
      expect(screen.queryByRole('heading', { name: firstName })).toBeNull();
    },
  );

  it('a late response to an earlier search does not replace a later one', async () => {
    const late = hold('get', '/boards', (address) => /searchTerm=lis(&|$)/.test(address));
    const app = renderApp('/', { as: 'outsider' });
    const { user } = app;
    const field = await screen.findByRole('searchbox', { name: 'Search boards' });
    await user.type(field, 'lis');
    await waitFor(() => expect(late.held()).toBe(1));
    await user.type(field, 'zzz');
    expect(await screen.findByText('No Boards Found')).toBeVisible();
    late.release();
    await waitForResponses(app);
    expect(screen.getByText('No Boards Found')).toBeVisible();
  });

  it('a late response to an earlier username check does not affect a later name', async () => {
    const late = hold('post', '/profile/check-username', (_address, body) => body.includes('"member"'));
    const app = renderApp('/onboarding', { as: 'newcomer' });
    const { user } = app;
    const field = await screen.findByRole('textbox', { name: 'Username' });
    await user.type(field, 'member');
    await waitFor(() => expect(late.held()).toBe(1));
    await user.type(field, '2');
    expect(await screen.findByText('Available')).toBeVisible();
    late.release();
    await waitForResponses(app);
    expect(screen.getByText('Available')).toBeVisible();
    expect(screen.queryByText(/already taken/)).toBeNull();
  });
});

describe('offline', () => {
  /** Simulates the browser's offline and online events. */
  function network() {
    let isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    server.use(http.all('*', () => (isOnline ? undefined : HttpResponse.error())));
    const become = (next: boolean) =>
      act(() => {
        isOnline = next;
        window.dispatchEvent(new Event(next ? 'online' : 'offline'));
      });
    return { cut: () => become(false), restore: () => become(true) };
  }

  it('shows the time of cached data until a refresh succeeds', async () => {
    const cachedAt = new Date();
    cachedAt.setHours(cachedAt.getHours() === 0 ? 0 : cachedAt.getHours() - 1, 5);
    const time = cachedAt.toTimeString().slice(0, 5);
    let isOffline = true;
    server.use(
      http.get('*/boards/my-boards', () =>
        isOffline
          ? HttpResponse.json(
              { boards: [{ _id: BOARD_ID, name: BOARD_NAME }] },
              { headers: { [CACHED_AT_HEADER]: String(cachedAt.getTime()) } },
            )
          : undefined,
      ),
    );
    const { user } = renderApp('/boards', { as: 'creator' });
    expect(await screen.findByText(`You're offline. Showing data from ${time}.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(`You're offline. Showing data from ${time}.`)).toBeVisible();
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText(/You're offline/)).toBeNull());
    expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
  });

  it('keeps loaded data offline, refetches online, and never retries a mutation', async () => {
    const connection = network();
    const app = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
    const stop = refetchOnReturn(app.store.dispatch);
    const dialog = await openDeletion(app.user);
    connection.cut();
    await app.user.click(dialog.getByRole('button', { name: 'Delete Board' }));
    await expectVisibleText(/^We couldn’t confirm that the board was deleted/);
    expect(screen.getByText(BOARD_NAME)).toBeInTheDocument();
    expectNoLeaks();

    const loads = () => app.callsTo('GET', `/boards/${BOARD_ID}`).length;
    const before = loads();
    connection.restore();
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    expect(app.callsTo('DELETE', `/boards/${BOARD_ID}`)).toHaveLength(1);
    expect((await app.backend.read()).boards).toHaveLength(1);
    stop();
  });

  it('reloads a failed screen when the network is back', async () => {
    const connection = network();
    const app = renderApp('/comingsoon');
    const stop = refetchOnReturn(app.store.dispatch);
    await screen.findByRole('heading', { name: 'Coming Soon' });
    connection.cut();
    await app.user.click(screen.getByRole('link', { name: 'Talentboard' }));
    expect(await screen.findByText('We couldn’t load the boards')).toBeVisible();
    expect(
      screen.getByText('We couldn’t reach the server. Check your connection and try again.'),
    ).toBeVisible();
    connection.restore();
    expect(await screen.findByRole('link', { name: BOARD_NAME })).toBeVisible();
    stop();
  });
});
