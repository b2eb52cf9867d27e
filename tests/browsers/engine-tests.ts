import type { WebDriver } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDb } from '@/demo/seed/seed-db';
import { startBackend, type Backend } from '../backend/http-server';
import { createTestTokenVerifier } from '../backend/verify-test-token';
import { startDeployments } from '../e2e/deploying-host';
import { TEST_CONFIGURATION, type BundleName } from '../run/bundles';
import { serveApp, type AppServer } from './app-server';
import { checkScreen } from './check-screen';
import { EARLY } from './early-pages';
import { keepPicture } from './keep-picture';
import { updateAndLoseHost } from './kept-app';
import { LEAVING } from './leaving';
import { doMainJob, signIn } from './main-job';
import { takeProblems } from './page-problems';
import { Screen } from './screen';
import { SCREENS } from './screens';
import { temporaryFolder } from './started-process';

const DESKTOP = [1280, 900] as const;

/** `npm run test:browsers -- --brief`: the screens that show most of what engines draw in their own way. */
const isBrief = Boolean(process.env.BROWSERS_BRIEF);
const BRIEF = new Set([
  'members, filtered',
  'board',
  'review desk',
  'edit profile',
  'user menu',
  'application',
  'onboarding',
]);

/** Everything that is tested in one engine. */
export function testEngine(name: string, start: () => Promise<WebDriver>): void {
  describe(name, () => {
    let driver: WebDriver;
    let server: AppServer;
    let screen: Screen;
    beforeAll(async () => {
      driver = await start();
    });
    afterAll(() => driver.quit());
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await keepPicture(driver, `${name} ${task.name}`);
    });

    /** For a group of tests: its origin has nothing that other groups have stored. */
    const serve = (bundle: BundleName = 'demo') => {
      beforeAll(async () => {
        server = await serveApp(bundle);
        screen = new Screen(driver, server.origin);
        await screen.resize(...DESKTOP);
      });
      afterAll(() => server.close());
      afterEach(async () => {
        expect(await takeProblems(screen), 'in the console').toEqual([]);
      });
    };

    describe('the main job', () => {
      serve();
      it('two apply to a new board; one is accepted, the other rejected', () => doMainJob(screen));
    });

    describe('a page that is left while code is loading', () => {
      serve();
      it.each(Object.entries(LEAVING).slice(0, isBrief ? 1 : undefined))('%s', (_name, leave) =>
        leave(screen, server),
      );
    });

    describe('what is drawn before the app has loaded', () => {
      const [board] = seedDb().boards;
      if (board === undefined) throw new Error('The seed has no boards');
      let backend: Backend;
      beforeAll(async () => {
        // Where the bundle expects it: these engines are not redirected.
        const port = Number(new URL(TEST_CONFIGURATION.VITE_API_BASE_URL).port);
        backend = await startBackend({ port, verifyToken: createTestTokenVerifier() });
      });
      afterAll(() => backend.close());
      for (const [what, look] of Object.entries(EARLY)) {
        describe(what, () => {
          // An origin of its own: the browser keeps the app of a page before, and nobody is signed in.
          serve('production');
          it('stays, and works', () => look(screen, server, board));
        });
      }
    });

    it('an app that is kept: an update, and a start without its host', async () => {
      const { folder, remove } = temporaryFolder();
      const host = await startDeployments(folder);
      await host.deploy('production');
      try {
        await updateAndLoseHost(new Screen(driver, host.origin), host);
      } finally {
        await host.stop();
        remove();
      }
    });

    for (const { person, screens } of SCREENS) {
      const shown = Object.entries(screens).filter(([name]) => !isBrief || BRIEF.has(name));
      describe(`screens of ${person ?? 'a visitor'}`, () => {
        serve();
        beforeAll(() => (person === null ? screen.open('/') : signIn(screen, person, '/comingsoon')));
        beforeEach(() => screen.resize(...DESKTOP));

        it.each(shown)('%s', async (_name, { path, shows, steps }) => {
          await screen.open(path);
          await screen.see(shows);
          await steps?.(screen);
          await checkScreen(screen);
        });
      });
    }
  });
}
