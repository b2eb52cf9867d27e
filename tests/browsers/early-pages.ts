import { expect } from 'vitest';
import type { DemoBoard } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { paths } from '@/lib/addresses/paths';
import { accountOf, makeIdToken } from '../e2e/firebase/id-token';
import { TEST_CONFIGURATION } from '../run/bundles';
import type { AppServer } from './app-server';
import type { Screen } from './screen';
import { button, heading, label, link, text } from './wanted';

/** The app itself: index.html shows a board's header and first members, and other pages, before it has loaded. */
const APP = /^\/assets\/app-.*\.js$/;
/** Which would find nobody in the browser's database. */
const IDENTITY_SERVICE = /^\/assets\/firebase-identity-/;

/** What index.html has drawn, with its boxes. */
const topOfBoard = (screen: Screen) =>
  screen.evaluate(() => {
    const header = document.querySelector('header:has(h1)')!;
    const joining = document.querySelector('[aria-label=Joining]')!;
    const members = document.querySelector('ul[aria-label=Members]')!;
    const texts = [header, joining].flatMap((part) => [...part.querySelectorAll('h1, p, li, a')]);
    const cards = [...members.querySelectorAll('article a, article p, article li')].slice(0, 30);
    return [...texts, ...cards].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { text: one.textContent, x, y, width, height };
    });
  });

async function openHeld(screen: Screen, server: AppServer, board: DemoBoard): Promise<() => void> {
  const release = server.hold(APP);
  await screen.open(paths.board(board._id));
  await screen.see(heading(board.name));
  return release;
}

/** As after an earlier visit. */
async function beRemembered(screen: Screen, userId: string): Promise<void> {
  const user = seedDb().users.find(({ _id }) => _id === userId);
  if (user === undefined) throw new Error('The seed has changed');
  const account = accountOf(user);
  const accessToken = makeIdToken(account, { projectId: TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID });
  const auth = { ...account, isLoggedIn: true, accessToken, _id: userId };
  await screen.open(paths.comingSoon());
  await screen.evaluate(
    (value) => localStorage.setItem('persist:root', value),
    JSON.stringify({ auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' }),
  );
}

/** Every text of a profile or an invitation that is drawn before the app, with its box. */
const textsOf = (screen: Screen, place: string) =>
  screen.evaluate((selector) => {
    const all = [...document.querySelectorAll(`${selector} :is(h1, h2, dt, dd, li a, p > bdi)`)];
    const shown = all.filter(
      (one) => one.getBoundingClientRect().width > 1 && one.closest('ul[role]') === null,
    );
    return shown.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { text: one.textContent, x, y, width, height };
    });
  }, place);

async function staysAsItIs(
  screen: Screen,
  server: AppServer,
  { as, path, drawn, control }: { as: string; path: string; drawn: string; control: string },
): Promise<void> {
  // Before anything else: every page of the origin would load and keep the app.
  const releases = [server.hold(APP), server.hold(IDENTITY_SERVICE)];
  await beRemembered(screen, as);
  await screen.open(path);
  await screen.see(text(drawn));
  const before = await textsOf(screen, '#root [data-look]:not([data-look=frame], [data-look=home])');
  expect(before.length).toBeGreaterThan(5);
  releases[0]?.();
  await screen.see(button(control));
  expect(await textsOf(screen, 'main')).toEqual(before);
  releases[1]?.();
}

/** What is seen of a board, a profile and an invitation before the app is there. */
export const EARLY: Record<string, (screen: Screen, server: AppServer, board: DemoBoard) => Promise<void>> = {
  'the top of a board': async (screen, server, board) => {
    const release = await openHeld(screen, server, board);
    await screen.see(text(board.description));
    const before = await topOfBoard(screen);
    expect(before.length).toBeGreaterThan(20);
    release();
    await screen.see(label('Search members'));
    expect(await topOfBoard(screen)).toEqual(before);
  },

  'a profile': (screen, server, board) =>
    staysAsItIs(screen, server, {
      as: board.creator,
      path: '/profile',
      drawn: 'Boards Created',
      control: 'Edit Profile',
    }),

  'an invitation at a short link': (screen, server, board) => {
    const stranger = seedDb().users.find(
      ({ _id, isProfileComplete }) =>
        isProfileComplete && _id !== board.creator && !board.members.includes(_id),
    );
    return staysAsItIs(screen, server, {
      as: stranger?._id ?? '',
      path: paths.shortLink(board.shortLink),
      drawn: 'About this Board',
      control: 'Join Board',
    });
  },

  'a link that leads on': async (screen, server, board) => {
    const release = await openHeld(screen, server, board);
    await screen.press(link('Apply to join'));
    // The entry, which is not held, may already lead on to the sign-in page.
    await screen.seePath(/^\/(board\/join\/|auth\?redirect=)/);
    release();
    await screen.seePath(`/auth?redirect=${encodeURIComponent(paths.joinBoard(board._id))}`);
  },
};
