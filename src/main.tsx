import { earlyShortLinkBoard } from './api/early-answer';
import { drawEarlyBoards, endEarlyBoards } from './app/early-boards';
import { loadCode } from './lib/load-code';
import { paths } from './lib/paths';
import { reloadOnce } from './lib/reload-once';
import './styles/app.css';

declare global {
  interface Window {
    /** Says that the app could not be started, and starts it when that is possible; in a built index.html (build/start-failed-script.ts). */
    tellStartFailed?: (hasBoards: boolean) => void;
  }
}

/*
 * Small on purpose: it decides where the app starts while the app itself is loading, and draws the first list, which needs
 * none. A short link whose board is known by now starts at that board's join page; its history entry is replaced, so that
 * Back leads out.
 */
const app = loadCode(() => import('./app/start'));
void drawEarlyBoards();
try {
  const boardId = await earlyShortLinkBoard();
  if (boardId !== null) window.history.replaceState(null, '', paths.joinBoard(boardId));

  if (__DEMO__) {
    const [{ start }, { startDemo }] = await Promise.all([app, loadCode(() => import('./demo/start-demo'))]);
    const { Chrome, ...platform } = await startDemo();
    await start(platform, Chrome);
  } else {
    const { start, productionPlatform } = await app;
    await start(productionPlatform());
  }
} catch (error) {
  // Nothing has been typed yet: a deploy that took the code away is met by a reload.
  if (!reloadOnce()) window.tellStartFailed?.(endEarlyBoards());
  throw error;
}
