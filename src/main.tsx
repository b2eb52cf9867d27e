import { earlyShortLinkBoard } from './api/early-answer';
import { drawEarlyBoards } from './app/early-boards';
import { paths } from './lib/paths';
import { reloadOnce } from './lib/reload-once';
import './styles/app.css';

/*
 * Small on purpose: it decides where the app starts while the app itself is still on its way, and draws the first list,
 * which needs none. A short link whose board is known by now starts at that board's join page; its history entry is
 * replaced, so that Back leads out.
 */
const app = import('./app/start');
void drawEarlyBoards();
try {
  const boardId = await earlyShortLinkBoard();
  if (boardId !== null) window.history.replaceState(null, '', paths.joinBoard(boardId));

  if (__DEMO__) {
    const [{ start }, { startDemo }] = await Promise.all([app, import('./demo/start-demo')]);
    const { Chrome, ...platform } = await startDemo();
    await start(platform, Chrome);
  } else {
    const { start, productionPlatform } = await app;
    await start(productionPlatform());
  }
} catch (error) {
  // Without the app there is no error boundary to say it.
  if (!reloadOnce()) {
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = 'Talentboard could not be loaded. Check your connection and reload the page.';
    message.style.cssText = 'margin: 20vh auto; max-width: 30em; padding: 1em; text-align: center';
    document.getElementById('root')?.replaceChildren(message);
    throw error;
  }
}
