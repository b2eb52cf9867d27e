import { DOWNLOAD, HEARTBEAT, NO_CONTENT, type AppServer } from './app-server';
import type { Screen } from './screen';
import { button, heading, link } from './wanted';

/** The app itself, without which index.html only shows a frame. */
const APP = /^\/assets\/(start|app)-.*\.js$/;
const SIGN_IN_PAGE = /^\/assets\/auth-page-.*\.js$/;

const COMING_SOON = heading('Coming Soon');
const ERROR = heading('Oops! Something went wrong');

/** Lets the open page send requests to the server for as long as it lives. */
const beat = (screen: Screen) =>
  screen.evaluate((path) => {
    setInterval(() => (new Image().src = `${path}?${performance.now()}`), 50);
  }, HEARTBEAT);

/** A click on a link whose page's code does not arrive. */
async function pressSignInInVain(screen: Screen, server: AppServer): Promise<() => void> {
  const release = server.hold(SIGN_IN_PAGE);
  await screen.open('/comingsoon');
  await screen.press(link('Sign In'));
  await screen.seePath('/auth?redirect=%2Fcomingsoon');
  return release;
}

/** Follows an address like a link of the page, without waiting for the result. */
const follow = (screen: Screen, path: string) =>
  screen.evaluate((target) => void location.assign(target), path);

/**
 * The code is requested again. Firefox remembers a failed import for the lifetime of the page, so there a reload is
 * offered.
 */
async function seeSignInPage(screen: Screen): Promise<void> {
  const title = await screen.see(heading(/Find Top Talents|This page could not be loaded/));
  if ((await title.getText()) === 'This page could not be loaded') await screen.press(button('Reload'));
  await screen.see(button('Sign in with Google'));
}

/**
 * Firefox and WebKit abort all loads of a page that is about to be left, including imports. That does not mean that
 * a deploy has removed the code, and is no reason to reload the page or to show anything.
 */
export const LEAVING: Record<string, (screen: Screen, server: AppServer) => Promise<void>> = {
  'for another address, while the app loads': async (screen, server) => {
    const release = server.hold(APP);
    await screen.open('/error');
    await beat(screen);
    server.holdDocument('/comingsoon');
    await follow(screen, '/comingsoon');
    release();
    await screen.see(COMING_SOON);
    await screen.seePath('/comingsoon');
  },

  'by Back, while the app loads': async (screen, server) => {
    await screen.open('/error');
    await screen.see(ERROR);
    const release = server.hold(APP);
    await screen.open('/comingsoon?again');
    await screen.driver.navigate().back();
    release();
    await screen.see(ERROR);
    await screen.seePath('/error');
  },

  'for another address, while the code of a page loads': async (screen, server) => {
    const release = await pressSignInInVain(screen, server);
    await screen.open('/error');
    release();
    await screen.see(ERROR);
    await screen.seePath('/error');
  },

  'for an address that answers nothing: the page stays, and its code still loads': async (screen, server) => {
    const release = await pressSignInInVain(screen, server);
    await follow(screen, NO_CONTENT);
    release();
    await seeSignInPage(screen);
  },

  'for a download: the page stays, and its code still loads': async (screen, server) => {
    const release = await pressSignInInVain(screen, server);
    await follow(screen, DOWNLOAD);
    release();
    await seeSignInPage(screen);
  },
};
