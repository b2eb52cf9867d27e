import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { waitingWorker } from '@/app/service-worker';
import type { DemoDb } from '@/demo/db';
import { hueOf } from '@/lib/cover';
import { showNotice } from '@/ui/toasts/notice-store';
import { DESK_PATH } from '@kit/open-desk';
import { BOARD_ID, BOARD_NAME, type Person } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';
import { openDeletion, waitForResponses } from '@kit/steps';

describe('announcements', () => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  /** The live regions that no dialog hides. */
  const liveRegions = () =>
    [...document.querySelectorAll(LIVE)].filter((region) => region.closest('[aria-hidden=true]') === null);

  /** Waits until a live region announces the text. @param regions the expected regions */
  const expectAnnounced = (text: string | RegExp, regions = liveRegions) =>
    waitFor(() =>
      expect(regions().map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(text)),
    );

  describe('changes without a change of focus are announced', () => {
    it('announces the number of boards of a search', async () => {
      const { user } = renderApp('/');
      await expectAnnounced('1 board');
      await user.type(screen.getByRole('searchbox'), 'zzqx');
      await expectAnnounced('0 boards');
    });

    it('announces the number of members of a search', async () => {
      const { user } = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
      await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'nobody');
      await expectAnnounced('0 found');
    });

    it('announces the availability of a username', async () => {
      const { user } = renderApp('/onboarding', { as: 'newcomer' });
      await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'nora');
      await expectAnnounced('Available');
      await user.clear(screen.getByRole('textbox', { name: 'Username' }));
      await user.type(screen.getByRole('textbox', { name: 'Username' }), 'member');
      await expectAnnounced('This username is already taken.');
    });
  });

  it('announces the first notice of a visit over an open dialog', async () => {
    const { user } = renderApp(`/boards/${BOARD_ID}`, { as: 'creator' });
    await openDeletion(user);
    expect(screen.queryByRole('main')).toBeNull();
    act(() => showNotice('Copied'));
    await expectAnnounced('Copied');
  });

  describe('a bar in the layout uses one live region that was mounted before', () => {
    async function openLayout() {
      const app = renderApp('/comingsoon', { as: 'creator' });
      await screen.findByRole('heading', { name: 'Coming Soon' });
      const mounted = liveRegions();
      const expectBar = async (text: string) => {
        await expectAnnounced(text, () => mounted);
        expect(liveRegions().filter(({ textContent }) => textContent?.includes(text))).toHaveLength(1);
      };
      return { ...app, expectBar };
    }

    it('announces a profile that failed to load', async () => {
      const failure = callFails('get', '/profile');
      const { expectBar } = await openLayout();
      await waitFor(() => expect(failure.count()).toBeGreaterThan(0));
      await expectBar('We couldn’t load your profile');
    });

    it('announces a new version', async () => {
      const { expectBar } = await openLayout();
      act(() => waitingWorker.set({} as ServiceWorker));
      await expectBar('A new version is available.');
      act(() => waitingWorker.set(null));
    });
  });
});

describe('generated covers', () => {
  const JOIN = encodeURIComponent(`/board/join/${BOARD_ID}`);
  /** Covers, emblems and drawings. Avatars are spans. */
  const covers = () => [...document.querySelectorAll<HTMLElement>('main div[data-hue]')];

  it.each<[path: string, as?: Person]>([
    ['/'],
    [`/auth?redirect=${JOIN}`],
    [`/onboarding?redirect=${JOIN}`, 'newcomer'],
    [`/board/join/${BOARD_ID}`, 'outsider'],
    [`/boards/${BOARD_ID}`, 'outsider'],
    ['/boards', 'creator'],
    ['/boards', 'member'],
    ['/boards?tab=applications', 'applicant'],
    ['/saved', 'outsider'],
  ])('have the hue of the board’s id at %s', async (path, as) => {
    const bookmark = { kind: 'board', id: BOARD_ID, name: BOARD_NAME };
    localStorage.setItem('bookmarks:uid-outsider', JSON.stringify([bookmark]));
    renderApp(path, as === undefined ? {} : { as });
    await screen.findAllByText(BOARD_NAME, { exact: false });
    await waitFor(() =>
      expect(covers().map(({ dataset }) => dataset.hue)).toEqual([String(hueOf(BOARD_ID))]),
    );
  });

  it.each<[path: string, title: string, next: string, as?: Person]>([
    ['/?q=zzqx', 'No Boards Found', 'Clear search'],
    ['/no/such/page', 'Oops! Page not found', 'Home'],
    ['/b/none', 'Invalid or expired link', 'Discover boards'],
    ['/saved', 'Nothing saved yet', 'Discover boards', 'outsider'],
    ['/boards?tab=applications', 'No applications yet', 'Discover boards', 'outsider'],
  ])('are the drawing at %s, above one next step', async (path, title, next, as) => {
    renderApp(path, as === undefined ? {} : { as });
    const box = within((await screen.findByText(title)).parentElement!);
    expect(covers()).toHaveLength(1);
    const steps = [...box.queryAllByRole('link'), ...box.queryAllByRole('button')];
    expect(steps.map(({ textContent }) => textContent)).toEqual([next]);
  });
});

describe('odd names', () => {
  /** Names of `Object.prototype`, which a careless lookup finds in every object. */
  const NAMES = ['__proto__', 'constructor', 'toString'];

  /** Uses these names in all free texts of the applicant. */
  function oddlyNamed(db: DemoDb) {
    const applicant = db.users.find(({ _id }) => _id === 'applicant')!;
    applicant.socialMedia = NAMES.map((platform) => ({
      _id: platform,
      platform,
      url: `https://${platform.toLowerCase().replaceAll('_', '')}.example`,
    }));
    Object.assign(applicant.profileQuestions, {
      role: 'other',
      customRole: 'constructor',
      techStack: [...NAMES],
      workPreference: 'toString',
      lookingForOpportunities: '__proto__',
    });
    db.boards[0]!.boardType = [...NAMES];
    db.boards[0]!.questions = [...NAMES];
    db.joinRequests[0]!.answers = NAMES.map((name) => `${name},valueOf`);
  }

  it('are unchanged at the review desk', async () => {
    renderApp(DESK_PATH, { as: 'creator', arrange: oddlyNamed });
    for (const name of NAMES) {
      expect(await screen.findByRole('link', { name })).toBeVisible();
      expect(screen.getAllByText(name).length).toBeGreaterThan(1);
    }
    expect(screen.queryByText('Oops! Something went wrong')).toBeNull();
  });

  it('are unchanged on a profile', async () => {
    renderApp('/profile/applicant', { as: 'creator', arrange: oddlyNamed });
    for (const name of NAMES) {
      expect(await screen.findByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    }
  });
});

describe('permissions', () => {
  type Viewer = Person | 'visitor';

  const open = (path: string, viewer: Viewer) => renderApp(path, viewer === 'visitor' ? {} : { as: viewer });

  const BOARD = `/boards/${BOARD_ID}`;

  const main = () => within(screen.getByRole('main'));
  const shown = (names: readonly string[]) =>
    names.filter((name) => main().queryAllByRole('button', { name }).length > 0);

  describe('a board’s page', () => {
    const actions = [
      'Edit',
      'Copy Link',
      'Leave Board',
      'Requested',
      'Remove Mario Member',
      'Join Board',
    ] as const;

    it.each<[Viewer, { buttons: string[]; tabs: string[] }]>([
      ['visitor', { buttons: [], tabs: ['Members'] }],
      ['outsider', { buttons: [], tabs: ['Members'] }],
      ['newcomer', { buttons: [], tabs: ['Members'] }],
      ['applicant', { buttons: ['Requested'], tabs: ['Members'] }],
      ['member', { buttons: ['Leave Board'], tabs: ['All Members'] }],
      [
        'creator',
        {
          buttons: ['Edit', 'Copy Link', 'Remove Mario Member'],
          tabs: ['All Members', 'Pending Requests 1'],
        },
      ],
    ])('shows the %s only their actions', async (viewer, expected) => {
      const app = open(BOARD, viewer);
      await screen.findByRole('heading', { level: 1, name: 'Frontend Guild of Lisbon' });
      await waitForResponses(app);
      expect(shown(actions)).toEqual(expected.buttons);
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(expected.tabs);
      // Only the creator's page loads the requests.
      const hasLoadedRequests = app.calls.some(({ path }) => path.endsWith(`${BOARD_ID}/join-requests`));
      expect(hasLoadedRequests).toBe(viewer === 'creator');
    });

    it.each<Viewer>(['visitor', 'outsider', 'applicant', 'member'])(
      'shows the %s no requests at their direct URL',
      async (viewer) => {
        const app = open(`${BOARD}?tab=requests`, viewer);
        await screen.findByRole('tab', { selected: true });
        await waitForResponses(app);
        expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Members');
        expect(main().queryByText('Aino Applicant')).not.toBeInTheDocument();
      },
    );

    it('shows the creator the requests at their direct URL', async () => {
      open(`${BOARD}?tab=requests`, 'creator');
      expect(await screen.findByRole('button', { name: 'Aino Applicant' })).toBeVisible();
    });
  });

  describe('a profile', () => {
    it.each<[Viewer, string, boolean]>([
      ['member', '/profile', true],
      ['member', '/profile/member', true],
      ['creator', '/profile/member', false],
      ['outsider', '/profile/member', false],
    ])('seen by the %s at %s can be edited: %s', async (viewer, path, isOwner) => {
      const app = open(path, viewer);
      await screen.findByRole('heading', { level: 1, name: 'Mario Member' });
      await waitForResponses(app);
      expect(shown(['Edit Profile', 'Change Cover'])).toEqual(
        isOwner ? ['Edit Profile', 'Change Cover'] : [],
      );
    });
  });
});
