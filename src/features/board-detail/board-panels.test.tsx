import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hueOf } from '@/lib/cover';
import { paths } from '@/lib/addresses/paths';
import { makeBoard, BOARD_ID, BOARD_NAME, BOARD_QUESTIONS, type Person } from '@kit/people';
import { applyDialog } from '@kit/forms';
import { renderApp, type App } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { waitForResponses, expectToast } from '@kit/steps';

describe('panels about joining', () => {
  const URL = paths.board(BOARD_ID);
  const JOIN = paths.joinBoard(BOARD_ID);
  const address = () => window.location.pathname + window.location.search;
  const panel = async () => within(await screen.findByRole('region', { name: 'Joining' }));

  describe('the apply panel', () => {
    it.each<Person | undefined>([undefined, 'outsider', 'newcomer'])(
      'links %s to the join page and shows the number of questions',
      async (as) => {
        renderApp(URL, as === undefined ? {} : { as });
        const { findByRole, getByText } = await panel();
        expect(await findByRole('link', { name: 'Apply to join' })).toHaveAttribute('href', JOIN);
        expect(getByText('3 questions. The creator reviews every application.')).toBeVisible();
      },
    );

    it.each([
      [0, 'No questions. The creator reviews every application.'],
      [1, '1 question. The creator reviews every application.'],
    ])('shows the number of questions: %i', async (count, text) => {
      renderApp(URL, {
        arrange: (db) => {
          db.boards[0]!.questions = db.boards[0]!.questions.slice(0, count);
        },
      });
      expect((await panel()).getByText(text)).toBeVisible();
    });

    it.each<Person>(['creator', 'member'])('is not shown to the %s', async (as) => {
      const app = renderApp(URL, { as });
      await screen.findByRole('heading', { level: 1, name: BOARD_NAME });
      await waitForResponses(app);
      expect(screen.queryByRole('region', { name: 'Joining' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Apply to join' })).toBeNull();
    });

    it('tells an applicant that the creator decides, and links to their applications', async () => {
      renderApp(URL, { as: 'applicant' });
      const { getByRole, queryByRole, getByText } = await panel();
      expect(getByText('You’ve applied')).toBeVisible();
      expect(getByRole('link', { name: 'My Applications' })).toHaveAttribute(
        'href',
        '/boards?tab=applications',
      );
      expect(queryByRole('link', { name: /Apply/ })).toBeNull();
    });

    it('tells a rejected applicant that they can apply again', async () => {
      renderApp(URL, {
        as: 'applicant',
        arrange: (db) => Object.assign(db.joinRequests[0]!, { status: 'rejected', rejectionNote: 'Not yet' }),
      });
      const { findByRole, getByText } = await panel();
      expect(getByText('Your last application wasn’t accepted')).toBeVisible();
      expect(await findByRole('link', { name: 'Apply again' })).toHaveAttribute('href', JOIN);
    });

    it('leads to the form of an unsent application', async () => {
      const draft = { about: JSON.stringify(BOARD_QUESTIONS), changes: { answers: { 0: 'Me' } } };
      localStorage.setItem(`draft:uid-outsider:apply:${BOARD_ID}`, JSON.stringify(draft));
      const { user } = renderApp(URL, { as: 'outsider' });
      await user.click(await (await panel()).findByRole('link', { name: 'Continue application' }));
      const dialog = within(await applyDialog());
      expect(dialog.getByLabelText(BOARD_QUESTIONS[0]!)).toHaveValue('Me');
      await user.click(dialog.getByRole('button', { name: 'Discard' }));
      await user.keyboard('{Escape}');
      act(() => window.history.back());
      expect(await (await panel()).findByRole('link', { name: 'Apply to join' })).toHaveAttribute(
        'href',
        JOIN,
      );
    });

    it("waits for the viewer's own applications before it offers anything", async () => {
      const held = callIsHeld('get', '/join-requests/user');
      renderApp(URL, { as: 'applicant' });
      await screen.findByRole('tab', { name: 'Members' });
      expect(screen.queryByRole('link', { name: 'Apply to join' })).toBeNull();
      held.stop();
      expect((await panel()).getByText('You’ve applied')).toBeVisible();
    });

    it('does not change while the applications are refetched', async () => {
      const failure = callFails('get', '/join-requests/user');
      const app = renderApp(URL, { as: 'applicant' });
      const again = await screen.findByRole('button', { name: 'Check again' });
      const held = callIsHeld('get', '/join-requests/user');
      await app.user.click(again);
      expect(again).toHaveAttribute('aria-disabled', 'true');
      expect(again).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Apply to join' })).toBeVisible();
      held.stop();
      await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
      expect(again).toBeInTheDocument();
      failure.stop();
      await app.user.click(again);
      expect(await screen.findByText('You’ve applied')).toBeVisible();
      expect(again).not.toBeInTheDocument();
    });
  });

  describe('a visitor who applies', () => {
    it("signs in and returns to the board's join page", async () => {
      const { user, identity, backend } = renderApp(URL);
      await user.click(await screen.findByRole('link', { name: 'Apply to join' }));
      expect(await screen.findByText(`Sign in to apply to`, { exact: false })).toHaveTextContent(
        `Sign in to apply to ${BOARD_NAME}`,
      );
      expect(address()).toBe(`/auth?redirect=${encodeURIComponent(JOIN)}`);
      const otto = (await backend.read()).users.find(({ _id }) => _id === 'outsider')!;
      identity.nextSignIn = {
        uid: otto.firebaseUid,
        email: otto.email,
        displayName: otto.name,
        photoURL: null,
      };
      await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
      expect(await screen.findByRole('button', { name: 'Join Board' })).toBeEnabled();
      expect(address()).toBe(JOIN);
    });

    it('reads on the sign-in page what the board is about before signing in', async () => {
      const { user, calls } = renderApp(JOIN);
      expect(await screen.findByText(BOARD_NAME)).toBeVisible();
      const invitation = screen.getByText('Sign in to apply to', { exact: false }).parentElement!;
      expect(invitation).toHaveTextContent('Carla Creator · 1 Member · 3 questions');
      expect(invitation).toHaveTextContent(makeBoard().description);
      expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([[URL, null]]);
      await user.click(screen.getByRole('link', { name: 'Look at the board first' }));
      expect(await screen.findByRole('heading', { name: BOARD_NAME, level: 1 })).toBeVisible();
      expect(address()).toBe(URL);
    });

    it('can sign in if the board cannot be loaded', async () => {
      callFails('get', '/boards/:boardId');
      renderApp(JOIN);
      expect(await screen.findByText('Sign in to apply to this board')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
    });

    it('reads the pending action for a new board, without a request', async () => {
      const { calls } = renderApp('/boards/create');
      expect(await screen.findByText('Sign in to create a board')).toBeVisible();
      expect(calls).toEqual([]);
    });

    it('shows no pending action for other paths', async () => {
      renderApp('/auth?redirect=%2Fcomingsoon');
      await screen.findByRole('button', { name: 'Sign in with Google' });
      await waitFor(() => expect(document.title).toBe('Sign in · Talentboard'));
      expect(screen.queryByText(/^Sign in to/)).toBeNull();
    });
  });
});

describe('ShareBox', () => {
  const URL = '/boards/board-1';
  const press = async (user: App['user'], name: string) =>
    user.click(await screen.findByRole('button', { name }));

  it.each([
    ['the short link', 'lisbon1', 'http://localhost:3000/b/lisbon1'],
    ['a full URL unchanged', 'https://tb.example/b/x', 'https://tb.example/b/x'],
    ['the join page without a short link', '', 'http://localhost:3000/board/join/board-1'],
  ])('shares %s and copies it', async (_what, shortLink, shared) => {
    const { user } = renderApp(URL, {
      as: 'creator',
      arrange: (db) => void (db.boards = [makeBoard({ shortLink })]),
    });
    expect(await screen.findByLabelText('Share Link')).toHaveValue(shared);
    await press(user, 'Copy Link');
    await expectToast('Link copied!');
    expect(screen.getByText('The join link has been copied to your clipboard.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(shared);
  });

  it.each([
    ['rejects', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
    ['is missing', undefined],
  ])('selects the link for copying by hand when the clipboard %s', async (_how, clipboard) => {
    const { user } = renderApp(URL, { as: 'creator' });
    const copy = await screen.findByRole('button', { name: 'Copy Link' });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await user.click(copy);
    expect(await screen.findByText('Failed to copy')).toBeVisible();
    expect(screen.getByText('Please try copying the link manually.')).toBeVisible();
    expect(screen.getByLabelText('Share Link')).toHaveFocus();
  });

  it('shows the link as a QR code with an accessible name', async () => {
    const { user } = renderApp(URL, { as: 'creator' });
    await press(user, 'QR Code');
    const dialog = await screen.findByRole('dialog', { name: 'QR Code' });
    expect(
      within(dialog).getByRole('img', { name: `QR code of ${window.location.origin}/b/lisbon1` }),
    ).toBeVisible();
    const file = within(dialog).getByRole('link', { name: 'Download QR code' });
    expect(file).toHaveAttribute('download', 'board-qr-code.svg');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toMatch(
      /^data:image\/svg\+xml,<svg .*<\/svg>$/,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'QR Code' })).toHaveFocus());
  });

  it('opens the share sheet if the device has one; cancelling is no error', async () => {
    const share = vi.fn<typeof navigator.share>();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    const { user } = renderApp(URL, { as: 'creator' });
    await press(user, 'Share');
    expect(share).toHaveBeenCalledWith({ title: BOARD_NAME, url: `${window.location.origin}/b/lisbon1` });
    expect(screen.queryByText('Failed to share')).not.toBeInTheDocument();
    await press(user, 'Share');
    expect(await screen.findByText('Failed to share')).toBeVisible();
    expect(screen.getByText('Please copy the link instead.')).toBeVisible();
  });

  it('has no share button on devices without a share sheet', async () => {
    renderApp(URL, { as: 'creator' });
    expect(await screen.findByRole('button', { name: 'QR Code' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});

describe('the link to the review desk', () => {
  const PATH = `/boards/${BOARD_ID}`;
  const link = (name: string) => screen.findByRole('link', { name });

  it('links the creator to the review desk, with the count once the list has loaded', async () => {
    const list = callIsHeld('get', '/boards/:boardId/join-requests');
    renderApp(PATH, { as: 'creator' });
    expect(await link('Review applications')).toHaveAttribute('href', `${PATH}/review`);
    list.stop();
    expect(await link('Review 1 application')).toHaveAttribute('href', `${PATH}/review`);
  });

  it('counts pending applications only, and is hidden from other viewers', async () => {
    const { unmount } = renderApp(PATH, {
      as: 'creator',
      arrange: (db) => Object.assign(db.joinRequests[0]!, { status: 'rejected' }),
    });
    expect(await link('Review applications')).toBeVisible();
    unmount();
    renderApp(PATH, { as: 'member' });
    await screen.findByRole('button', { name: 'Leave Board' });
    expect(screen.queryByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
  });

  it('offers no bookmark of your own board', async () => {
    const { unmount } = renderApp(PATH, { as: 'creator' });
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    unmount();
    renderApp(PATH, { as: 'member' });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  });
});

describe('the header of a board', () => {
  const PICTURE = 'https://pictures.example.com/carla.png';

  /** Returns everything above the tabs. */
  async function openHeader(changes: Parameters<typeof makeBoard>[0] = {}, isVerified = true) {
    renderApp('/boards/board-1', {
      as: 'outsider',
      arrange: (db) => {
        db.boards = [makeBoard(changes)];
        Object.assign(db.users[0]!, { verified: isVerified, profilePicture: PICTURE });
      },
    });
    await screen.findByRole('tab', { name: 'Members' });
    const heading = screen.getByRole('heading', { level: 1, name: BOARD_NAME });
    return within(heading.closest('header')!);
  }

  it("shows the creator's name, picture and badge, the types and the description", async () => {
    const header = await openHeader({ boardType: ['developers', 'night-owls'], description: 'One.\nTwo.' });
    const creator = header.getByRole('link', { name: 'Carla Creator' });
    expect(creator).toHaveAttribute('href', '/profile/creator');
    expect(creator.parentElement?.querySelector('img')).toHaveAttribute('src', PICTURE);
    expect(creator.previousElementSibling).toHaveAttribute('data-hue', String(hueOf('creator')));
    expect(header.getByRole('img', { name: 'Verified' })).toBeVisible();
    expect(header.getByText('Total Members: 1')).toBeVisible();
    const types = within(header.getByRole('list', { name: 'Types' })).getAllByRole('listitem');
    expect(types.map((type) => type.textContent)).toEqual(['developers', 'night-owls']);
    expect(header.getByText(/^One\.\s+Two\.$/)).toBeVisible();
  });

  it('omits missing data', async () => {
    const header = await openHeader({ boardType: [], description: '' }, false);
    expect(header.queryByRole('img', { name: 'Verified' })).toBeNull();
    expect(header.queryByRole('list', { name: 'Types' })).toBeNull();
  });
});
