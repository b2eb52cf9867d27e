import { expect } from 'vitest';
import type { startDeployments } from '../e2e/deploying-host';
import type { Screen } from './screen';
import { button, heading, link, text } from './wanted';

type Host = Awaited<ReturnType<typeof startDeployments>>;

/** In the name of each script of the second version. */
const NEXT = 'Next';

const entry = (screen: Screen) =>
  screen.evaluate(() => document.querySelector('script[type=module][src*=index]')?.getAttribute('src'));

/** Until the worker has kept the app on this device. */
const untilKept = (screen: Screen) =>
  screen.until(async () => {
    expect(await screen.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  });

/**
 * The service worker of the production bundle: an update is told and loaded by one press, and the app starts, and
 * shows further screens, where its host does not answer any more.
 */
export async function updateAndLoseHost(screen: Screen, host: Host): Promise<void> {
  await screen.open('/');
  await screen.see(link('Sign In'));
  await untilKept(screen);

  await host.deploy('production', NEXT);
  await screen.open('/');
  await screen.see(text('A new version is ready'));
  expect(await entry(screen)).not.toContain(NEXT);
  await screen.press(button('Reload'));
  await screen.until(async () => expect(await entry(screen)).toContain(NEXT));
  await screen.see(link('Sign In'));

  await host.stop();
  await screen.open('/');
  await screen.see(link('Sign In'));
  expect(await entry(screen)).toContain(NEXT);
  await screen.press(link('Sign In'));
  await screen.see(button('Sign in with Google'));
  await screen.open('/comingsoon');
  await screen.see(heading('Coming Soon'));
}
