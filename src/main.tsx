import { paths } from './lib/paths';
import { earlyShortLinkBoard } from './api/early-answer';
import './styles/app.css';

/*
 * Small on purpose: it decides where the app starts while the app itself is still on its way. A short link whose board
 * is known by now starts at that board's join page; its history entry is replaced, so that Back leads out.
 */
const app = import('./app/start');
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
