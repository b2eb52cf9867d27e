import { expect } from 'vitest';
import type { DemoBoard } from '@/demo/db';
import { paths } from '@/lib/paths';
import type { AppServer } from './app-server';
import type { Screen } from './screen';
import { heading, label, link, text } from './wanted';

/** The app itself: index.html shows a board's header and first members before it has loaded. */
const APP = /^\/assets\/app-.*\.js$/;

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

/** A visitor sees a board before the app is there. */
export const EARLY: Record<string, (screen: Screen, server: AppServer, board: DemoBoard) => Promise<void>> = {
  'stays as it is when the app comes': async (screen, server, board) => {
    const release = await openHeld(screen, server, board);
    await screen.see(text(board.description));
    const before = await topOfBoard(screen);
    expect(before.length).toBeGreaterThan(20);
    release();
    await screen.see(label('Search members'));
    expect(await topOfBoard(screen)).toEqual(before);
  },

  'leads on before the app has come': async (screen, server, board) => {
    const release = await openHeld(screen, server, board);
    await screen.press(link('Apply to join'));
    // WebKit may have kept the app of the page before, which is not held then and leads on to the sign-in page.
    await screen.seePath(/^\/(board\/join\/|auth\?redirect=)/);
    release();
    await screen.seePath(`/auth?redirect=${encodeURIComponent(paths.joinBoard(board._id))}`);
  },
};
