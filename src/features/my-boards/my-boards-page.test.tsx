import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicants } from '@kit/applicants';
import { makeBoard, BOARD_ID, BOARD_NAME, BOARD_QUESTIONS } from '@kit/people';
import { APPLICATIONS, applicationCard, applyDialog, changeApplication, rejected } from '@kit/forms';
import { renderApp, type RenderOptions, type App } from '@kit/render-app';
import { callReturns, callFails } from '@kit/scenarios';
import { waitForResponses, findTab } from '@kit/steps';

describe('the boards', () => {
  const boardsLink = () => screen.findByRole('link', { name: 'My Boards' });

  it('lists the boards that the user has created', async () => {
    renderApp('/boards', { as: 'creator' });
    expect(await screen.findByRole('heading', { name: 'My Boards', level: 1 })).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Boards you run' });
    expect(within(list).getByRole('link', { name: BOARD_NAME })).toHaveAttribute(
      'href',
      `/boards/${BOARD_ID}`,
    );
    expect(document.title).toBe('My Boards · Talentboard');
  });

  it('lists the boards that the user has joined below their own', async () => {
    renderApp('/boards', {
      as: 'creator',
      arrange: (db) => {
        db.boards.push(
          makeBoard({ _id: 'joined', name: 'Readers of Porto', creator: 'member', members: ['creator'] }),
          makeBoard({ _id: 'other', name: 'Painters of Porto', creator: 'member', members: ['outsider'] }),
        );
      },
    });
    const joined = within(await screen.findByRole('list', { name: 'Boards you’re in' }));
    expect(joined.getByRole('link', { name: 'Readers of Porto' })).toHaveAttribute('href', '/boards/joined');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Boards you run',
      'Boards you’re in',
    ]);
    expect(screen.queryByText('Painters of Porto')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Discover boards' })).toBeNull();
  });

  it('leads a member without own boards to Discover', async () => {
    renderApp('/boards', { as: 'member' });
    const joined = within(await screen.findByRole('list', { name: 'Boards you’re in' }));
    expect(joined.getByRole('link', { name: BOARD_NAME })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover boards' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('heading', { name: 'Boards you run' })).toBeNull();
  });

  it('links to Discover and to a new board if there are none', async () => {
    renderApp('/boards', { as: 'outsider' });
    expect(await screen.findByText('You’re not in a board yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover boards' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Create a board' })).toHaveAttribute('href', '/boards/create');
  });

  it('keeps the selected tab in the URL', async () => {
    const { user } = renderApp('/boards', { as: 'applicant' });
    await screen.findByText('You’re not in a board yet');
    await user.click(await findTab('My Applications'));
    await waitFor(() => expect(window.location.search).toBe('?tab=applications'));
    expect(await screen.findByRole('heading', { name: 'My Applications', level: 1 })).toBeVisible();
    await user.click(await findTab('My Boards'));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('marks new decisions in the nav bar and the list until they are read, per user', async () => {
    const { user, unmount } = renderApp('/boards', { as: 'applicant', arrange: rejected });
    await waitFor(async () =>
      expect(await boardsLink()).toHaveAccessibleDescription('A new decision on your applications'),
    );
    await user.click(await boardsLink());
    expect(window.location.search).toBe('?tab=applications');
    expect(await within(await applicationCard()).findByText('New')).toBeVisible();
    await waitFor(async () => expect(await boardsLink()).toHaveAccessibleDescription(''));
    expect(await boardsLink()).toHaveAttribute('href', '/boards');
    // New decisions stay marked while the list is open.
    expect(screen.getByText('New')).toBeVisible();
    unmount();

    const later = renderApp(APPLICATIONS, {
      as: 'applicant',
      arrange: (db) => {
        rejected(db);
        db.boards.push(makeBoard({ _id: 'board-2', name: 'Another board of theirs', shortLink: 'two' }));
        db.joinRequests.push({
          ...db.joinRequests[0]!,
          _id: 'request-2',
          board: 'board-2',
          status: 'accepted',
          acceptanceNote: 'Welcome!',
        });
      },
    });
    expect(await within(await applicationCard('Another board of theirs')).findByText('New')).toBeVisible();
    expect(within(await applicationCard()).queryByText('New')).not.toBeInTheDocument();
    later.unmount();

    // The request gets another decision.
    const again = renderApp('/boards', {
      as: 'applicant',
      arrange: changeApplication({ status: 'accepted', acceptanceNote: 'There is room now.' }),
    });
    await waitFor(async () =>
      expect(await boardsLink()).toHaveAccessibleDescription('A new decision on your applications'),
    );
    await again.user.click(await findTab(/My Applications/));
    expect(await within(await applicationCard()).findByText('New')).toBeVisible();
    again.unmount();

    renderApp('/boards', {
      as: 'member',
      arrange: (db) => {
        rejected(db);
        db.joinRequests[0]!.user = 'member';
      },
    });
    await waitFor(async () =>
      expect(await boardsLink()).toHaveAccessibleDescription('A new decision on your applications'),
    );
  });

  it('shows no marks if the applications fail to load, and requests none for visitors', async () => {
    callFails('get', '/join-requests/user', 500);
    const { unmount } = renderApp('/boards', { as: 'applicant' });
    expect(await boardsLink()).toHaveAccessibleDescription('');
    unmount();
    const { callsTo, store } = renderApp('/comingsoon');
    await screen.findByRole('heading', { name: 'Coming Soon' });
    await waitForResponses({ store });
    expect(callsTo('GET', '/join-requests/user')).toEqual([]);
  });
});

describe('the applications', () => {
  it("shows an application's board, date, pending status and answers", async () => {
    vi.setSystemTime('2026-11-20T10:30:00Z');
    const { user } = renderApp(APPLICATIONS, { as: 'applicant' });
    const card = within(await applicationCard());
    expect(card.getByRole('link', { name: BOARD_NAME })).toHaveAttribute('href', `/boards/${BOARD_ID}`);
    expect(card.getByText(/^Sent/)).toHaveTextContent('Sent 2 weeks ago. No decision yet.');
    expect(card.getByText('2 weeks ago')).toHaveAttribute('title', 'November 1, 2026');
    expect(await card.findByText('Pending')).toBeVisible();
    expect(card.queryByText('New')).not.toBeInTheDocument();
    await user.click(card.getByText('Your answers'));
    await waitFor(() =>
      expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(BOARD_QUESTIONS),
    );
    expect(card.getByText('I like it, and I would help with talks.')).toBeVisible();
    expect(card.getByText('No answer')).toBeVisible();
  });

  it('shows an unknown status as the server sent it', async () => {
    callReturns('get', '/join-requests/user', [
      { _id: 'r1', board: BOARD_ID, user: 'applicant', status: 'waitlisted' },
    ]);
    renderApp(APPLICATIONS, { as: 'applicant' });
    // The board was sent as an id only.
    const card = within(await applicationCard('Board'));
    expect(card.getByText('Waitlisted')).toBeVisible();
    expect(card.getByRole('link', { name: 'Board' })).toHaveAttribute('href', `/boards/${BOARD_ID}`);
  });

  it("shows the creator's note with its line breaks", async () => {
    renderApp(APPLICATIONS, { as: 'applicant', arrange: rejected });
    const card = within(await applicationCard());
    expect(card.getByText('Note from the creator')).toBeVisible();
    expect(card.getByText(/Not this time\.\s+Try again in spring\./)).toBeVisible();
  });

  it('shows that an accepted application has no note, and links to the board', async () => {
    renderApp(APPLICATIONS, {
      as: 'applicant',
      arrange: changeApplication({ status: 'accepted', decidedAt: '2026-11-09T10:30:00.000Z' }),
    });
    const card = within(await applicationCard());
    expect(card.getByText(/^Sent/)).toHaveTextContent('Sent November 1, 2026, decided November 9, 2026');
    expect(card.getByText('Accepted')).toHaveClass('text-success');
    expect(card.getByText('No note was left')).toBeVisible();
    expect(card.getByRole('link', { name: 'Go to board' })).toHaveAttribute('href', `/boards/${BOARD_ID}`);
    expect(card.queryByRole('link', { name: 'Apply again' })).toBeNull();
  });

  it('shows an unsent application above the others until it is discarded', async () => {
    const draft = { about: JSON.stringify(BOARD_QUESTIONS), changes: { answers: { 0: 'Me', 1: ' ' } } };
    localStorage.setItem(`draft:uid-outsider:apply:${BOARD_ID}`, JSON.stringify(draft));
    const { user } = renderApp(APPLICATIONS, { as: 'outsider' });
    const card = within(await applicationCard());
    expect(card.getByText('Draft, 1 of 3 answered')).toBeVisible();
    expect(screen.queryByText('No applications yet')).toBeNull();
    await user.click(card.getByRole('link', { name: 'Continue application' }));
    const dialog = within(await applyDialog());
    expect(dialog.getByLabelText(BOARD_QUESTIONS[0]!)).toHaveValue('Me');
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await user.keyboard('{Escape}');
    act(() => window.history.back());
    expect(await screen.findByText('No applications yet')).toBeVisible();
  });

  it('shows an application whose board is null beside the others', async () => {
    callReturns('get', '/join-requests/user', [
      { _id: 'r1', board: null, user: 'applicant', status: 'pending' },
      { _id: 'r2', board: { _id: BOARD_ID, name: BOARD_NAME }, user: 'applicant', status: 'pending' },
    ]);
    renderApp(APPLICATIONS, { as: 'applicant' });
    expect(within(await applicationCard()).getByRole('link', { name: BOARD_NAME })).toBeVisible();
    const card = within(await applicationCard('Board'));
    expect(card.getByText(/This board has been removed\./)).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  it('loads a board only after its answers are opened', async () => {
    const { user, callsTo } = renderApp(APPLICATIONS, { as: 'applicant' });
    const card = within(await applicationCard());
    expect(callsTo('GET', `/boards/${BOARD_ID}`)).toEqual([]);
    await user.click(card.getByText('Your answers'));
    await waitFor(() => expect(callsTo('GET', `/boards/${BOARD_ID}`)).toHaveLength(1));
  });

  it('filters by status in the URL, and shows all for an unknown status', async () => {
    const { user, unmount } = renderApp(APPLICATIONS, {
      as: 'applicant',
      arrange: (db) => {
        rejected(db);
        db.boards.push(makeBoard({ _id: 'board-2', name: 'Joined without a note', shortLink: 'two' }));
        const more = {
          status: 'accepted' as const,
          rejectionNote: '',
          createdAt: '2026-11-10T10:30:00.000Z',
        };
        db.joinRequests.push({ ...db.joinRequests[0]!, ...more, _id: 'request-2', board: 'board-2' });
      },
    });
    const statuses = async () =>
      within(await screen.findByRole('group', { name: 'Status' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.trim());
    expect(await statuses()).toEqual(['All 2', 'Accepted 1', 'Rejected 1']);
    await user.click(screen.getByRole('button', { name: 'Rejected 1' }));
    expect(screen.getByRole('button', { name: 'Rejected 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(await applicationCard()).toBeVisible();
    expect(window.location.search).toBe('?tab=applications&status=rejected');
    unmount();

    renderApp(`${APPLICATIONS}&status=rejected`, { as: 'applicant' });
    expect(await applicationCard()).toBeVisible();
    expect(screen.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['2026-11-01T10:45:00Z', 'Sent today. No decision yet.'],
    ['2026-11-02T10:45:00Z', 'Sent yesterday. No decision yet.'],
  ])('shows the date and age of a pending application: %s', async (now, text) => {
    vi.setSystemTime(now);
    renderApp(APPLICATIONS, { as: 'applicant' });
    const sent = (await applicationCard()).querySelector('p');
    expect(sent).toHaveTextContent(text);
    // The tab was left open for several days.
    vi.setSystemTime('2026-11-05T10:45:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sent).toHaveTextContent('Sent 4 days ago. No decision yet.');
  });

  it('offers to apply again after a rejection only', async () => {
    const { user, unmount } = renderApp(APPLICATIONS, { as: 'applicant', arrange: rejected });
    const card = within(await applicationCard());
    const again = await card.findByRole('link', { name: 'Apply again' });
    expect(again).toHaveAccessibleDescription(BOARD_NAME);
    expect(card.queryByText(/No decision yet/)).not.toBeInTheDocument();
    await user.click(again);
    expect(await applyDialog()).toBeVisible();
    expect(window.location.pathname).toBe(`/board/join/${BOARD_ID}`);
    unmount();

    renderApp(APPLICATIONS, { as: 'applicant' });
    expect(await within(await applicationCard()).findByText('Pending')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument();
  });

  it('shows an empty state without applications', async () => {
    renderApp(APPLICATIONS, { as: 'outsider' });
    expect(await screen.findByText('No applications yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover boards' })).toHaveAttribute('href', '/');
  });
});

describe('the oldest application', () => {
  const QUIET = 'A board without applications';
  const LISTS = [`/boards/${BOARD_ID}/join-requests`, '/boards/quiet/join-requests'];
  const WAIT = '3 pending, oldest 34 days';

  /** One of two boards has three applications; the oldest is 34 days old. */
  const arrange: RenderOptions['arrange'] = (db) => {
    applicants(3)(db);
    db.joinRequests[1]!.createdAt = '2026-10-01T10:30:00Z';
    db.boards.push(makeBoard({ _id: 'quiet', name: QUIET, shortLink: 'quiet', creator: 'creator' }));
  };

  const options = { as: 'creator', arrange } as const;
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!;
  const listsOf = ({ callsTo }: App) => LISTS.map((path) => callsTo('GET', path).length);

  const whenIdle = vi.fn((callback: () => void) => queueMicrotask(callback));

  /** Waits until the browser has been idle and the requests for both visible rows are complete. */
  async function settle(app: App) {
    await row(QUIET);
    await waitFor(() => expect(whenIdle.mock.calls.length).toBeGreaterThanOrEqual(2));
    await waitForResponses(app);
  }

  beforeEach(() => {
    vi.setSystemTime('2026-11-04T10:30:00Z');
    whenIdle.mockClear();
    vi.stubGlobal('requestIdleCallback', whenIdle);
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('links to the desk with the number of pending applications and the oldest age', async () => {
    const app = renderApp('/boards', options);
    const link = await screen.findByRole('link', { name: WAIT });
    expect(link).toHaveAttribute('href', `/boards/${BOARD_ID}/review`);
    expect(await row(BOARD_NAME)).toContainElement(link);
    await settle(app);
    expect(await row(QUIET)).toHaveTextContent('0 pending');
    const review = within(await row(QUIET)).getByRole('link', { name: 'Review' });
    expect(review).toHaveAccessibleDescription(QUIET);
    expect(review).toHaveAttribute('href', '/boards/quiet/review');
    expect(await row(QUIET)).toHaveTextContent('1 Member');
    expect(listsOf(app)).toEqual([1, 1]);
  });

  it('loads no applications in data-saver mode', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const app = renderApp('/boards', options);
    await settle(app);
    expect(listsOf(app)).toEqual([0, 0]);
  });

  it('shows nothing if the applications fail to load', async () => {
    callFails('get', LISTS[0]!, 500);
    const app = renderApp('/boards', options);
    await settle(app);
    expect(listsOf(app)).toEqual([1, 1]);
    expect(screen.getAllByText(/pending/).map(({ textContent }) => textContent)).toEqual(['0 pending']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
