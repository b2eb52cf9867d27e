import { routerPath, withBase } from './lib/addresses/base-path';
import { hasStoredFirebaseUser } from './identity/stored-firebase-user';
import { surviveOutsideChanges } from './lib/outside-changes';
import { paths } from './lib/addresses/paths';
import { reloadOnce } from './lib/loading/reload-page';
import './styles/app.css';

/*
 * Small on purpose: while the app is loading it decides where the app starts. A short link whose board is already known
 * starts at that board's join page (boot/early-calls.ts), and a visitor who may not see a page at the sign-in page; the
 * history entry is replaced, so that Back leaves the app.
 */

surviveOutsideChanges();

const { early } = window;

window.addEventListener('vite:preloadError', () => void reloadOnce());

/**
 * With a warm cache the app's code is here before the first answers are, and running it would delay drawing them by as
 * long as it takes. A server that is slower than this does not keep the app waiting.
 */
const DRAWN_AT_LATEST_MS = 300;
async function untilDrawn() {
  // The store starts with it.
  await early?.refreshed;
  await Promise.race([early?.drawn, new Promise((resolve) => setTimeout(resolve, DRAWN_AT_LATEST_MS))]);
}
const app = untilDrawn().then(() => import('./app/start'));
try {
  await early?.shortLink;
  // The guards would do the same, but only once Firebase has loaded and found nobody.
  const hasFirebase = !__DEMO__ && !__DEVELOPMENT_SIGN_IN__;
  if (hasFirebase && early?.isVisitorShutOut && (await hasStoredFirebaseUser()) === false) {
    const { pathname, search, hash } = window.location;
    window.history.replaceState(null, '', withBase(paths.auth(routerPath(pathname) + search + hash)));
  }

  if (__DEMO__) {
    const demo = import('./demo/load-demo').then(({ loadDemo }) => loadDemo());
    const [{ start }, { startDemo }] = await Promise.all([app, demo]);
    const { DemoFrame, ...platform } = await startDemo();
    await start(platform, DemoFrame);
  } else if (__DEVELOPMENT_SIGN_IN__) {
    const [{ start }, { startDevelopment }] = await Promise.all([app, import('./demo/start-development')]);
    const { DemoFrame, ...platform } = startDevelopment();
    await start(platform, DemoFrame);
  } else {
    const { start, productionPlatform } = await app;
    await start(productionPlatform());
  }
} catch (error) {
  early?.tellStartFailed?.(early.end());
  throw error;
}
