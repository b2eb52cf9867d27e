import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type BrowserContext } from '@playwright/test';
import { startBackend, type Backend } from '../backend/http-server';
import { createTestTokenVerifier } from '../backend/verify-test-token';
import { INVALID_ON_PURPOSE } from '../kit/failure-response';
import { watchConformance } from '../openapi/watch-conformance';
import { TEST_CONFIGURATION, type BundleName } from '../build/bundles';
import { BrowserGuard } from './browser-guard';
import { serveBundle, type BundleServer, type Middleware } from './bundle-server';
import { AuthService } from './firebase/auth-service';
import { GoogleHosts, isGoogleHost } from './firebase/google-hosts';
import { GooglePopup } from './firebase/google-popup';
import type { Account } from './firebase/id-token';
import { seedSession } from './firebase/seed-session';
import { environmentWithFont } from './fonts';
import { watchDemoCalls } from './watch-demo-calls';

interface TestFixtures {
  /**
   * Fails the test on console errors, uncaught errors and requests to other hosts. `guard.allow(...)` allows expected
   * ones.
   */
  guard: BrowserGuard;
  /** Opens another person's browser, with the same guard and the same Firebase as the test's own `context`. */
  newContext: () => Promise<BrowserContext>;
  /** Replaces Firebase Auth's services for the production bundle: accounts, errors, recorded calls. */
  firebase: AuthService;
  /** Google's sign-in window. */
  google: GooglePopup;
  /** The production bundle's backend, fresh for each test. `requests` has the received ones. */
  backend: Backend;
  /**
   * Lets the test start with this person signed in. Call it before the first `goto` of the context.
   * @returns the ID token that the app will send
   */
  signInAs: (account: Account, options?: SignInOptions) => Promise<string>;
}

interface SignInOptions {
  /** The test's own `context` by default. */
  context?: BrowserContext;
  /** Negative for a session whose token must be refreshed first. */
  expiresInSeconds?: number;
  /** The person's backend id, as stored by an earlier visit. */
  rememberedAs?: string;
  /** False for an account that only the identity service has stored. */
  isStoredByApp?: boolean;
}

/** Options of the projects in the configuration. */
export interface ProjectOptions {
  bundle: BundleName;
}

interface WorkerFixtures extends ProjectOptions {
  bundleServer: BundleServer;
  googleHosts: GoogleHosts;
  /** The HTTP server of this worker. Each test sets its own backend; without one, the server drops connections. */
  backendServer: Server;
  /** Turns on the browser's popup blocker, which blocks windows that no click has opened. */
  blocksPopups: boolean;
  /** Turns on the back/forward cache. */
  keepsLeftPages: boolean;
}

/**
 * For the demo: its worker handles API requests, except those of a page that is unloading. The server's 404 for them would
 * be logged, so it responds 204. A page that is still open shows an error for that.
 */
const unansweredCalls: Middleware = (request, response, next) => {
  if (request.url?.startsWith('/api/')) response.writeHead(204, { [INVALID_ON_PURPOSE]: '1' }).end();
  else next();
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  bundle: ['production', { option: true, scope: 'worker' }],

  bundleServer: [
    async ({ bundle }, use) => {
      const server = await serveBundle(bundle, bundle.startsWith('demo') ? unansweredCalls : undefined);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  googleHosts: [
    async ({}, use) => {
      const hosts = await GoogleHosts.start();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],

  backendServer: [
    async ({}, use) => {
      const server = createServer();
      server.on('request', (request) => {
        if (server.listenerCount('request') === 1) request.socket.destroy();
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      await use(server);
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
    { scope: 'worker' },
  ],

  blocksPopups: [false, { option: true, scope: 'worker' }],
  keepsLeftPages: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, backendServer, googleHosts, blocksPopups, keepsLeftPages, browserName }, use) => {
      const env = { ...process.env, ...environmentWithFont() };
      if (browserName !== 'chromium') return use({ ...launchOptions, env });
      // Both workers' bundles have the same API address. No other host name resolves.
      // The first matching rule applies.
      const rules = [
        `MAP ${API_HOST} 127.0.0.1:${portOf(backendServer)}`,
        googleHosts.resolverRules,
        'MAP 127.0.0.1 127.0.0.1',
        'MAP * ~NOTFOUND',
      ].join(', ');
      return use({
        ...launchOptions,
        env,
        ignoreDefaultArgs: [
          ...(blocksPopups ? ['--disable-popup-blocking'] : []),
          ...(keepsLeftPages ? ['--disable-back-forward-cache'] : []),
        ],
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`],
      });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ bundleServer }, use) => {
    await use(bundleServer.origin);
  },

  guard: [
    async ({}, use) => {
      const guard = new BrowserGuard();
      await use(guard);
      const problems = guard.problems();
      if (problems.length > 0) throw new Error(`The browser reported:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],

  context: async ({ context, browserName, backendServer, googleHosts, guard, bundle, bundleServer }, use) => {
    await guard.watch(context);
    if (browserName !== 'chromium') await routeHosts(context, backendServer, googleHosts);
    const takeDeviations = bundle.startsWith('demo')
      ? await watchDemoCalls(context, `${bundleServer.origin}/api`)
      : null;
    await use(context);
    expectNone(takeDeviations?.());
  },

  firebase: async ({}, use) => {
    await use(new AuthService(TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID));
  },

  // Needed in every test: the sign-in page prefetches the window's scripts.
  google: [
    async ({ firebase, googleHosts }, use) => {
      const popup = new GooglePopup(firebase);
      googleHosts.use(firebase, popup);
      await use(popup);
    },
    { auto: true },
  ],

  newContext: async ({ browser, browserName, backendServer, googleHosts, guard }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await guard.watch(context);
      if (browserName !== 'chromium') await routeHosts(context, backendServer, googleHosts);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  backend: async ({ backendServer, guard }, use) => {
    const watch = watchConformance(`http://127.0.0.1:${portOf(backendServer)}/api`);
    const backend = await startBackend({
      server: backendServer,
      watch,
      verifyToken: createTestTokenVerifier({ projectId: TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID }),
    });
    await use(backend);
    guard.end();
    await backend.close();
    expectNone(watch.takeDeviations());
  },

  signInAs: async ({ context: ownContext, firebase, bundleServer }, use) => {
    await use((account, { context = ownContext, ...options } = {}) =>
      seedSession(context, {
        ...options,
        service: firebase,
        account,
        apiKey: TEST_CONFIGURATION.VITE_FIREBASE_API_KEY,
        origin: bundleServer.origin,
      }),
    );
  },
});

const API_HOST = new URL(TEST_CONFIGURATION.VITE_API_BASE_URL).host;

/** Routes the API and Google's hosts with Playwright, for browsers without Chromium's resolver rules. */
async function routeHosts(context: BrowserContext, backend: Server, google: GoogleHosts): Promise<void> {
  await context.route(`http://${API_HOST}/**`, async (route) => {
    const url = route
      .request()
      .url()
      .replace(API_HOST, `127.0.0.1:${portOf(backend)}`);
    await route
      .fetch({ url })
      .then((response) => route.fulfill({ response }))
      .catch(() => route.abort());
  });
  await context.route(
    ({ hostname }) => isGoogleHost(hostname),
    async (route) => {
      const request = route.request();
      const answer = await google.answer({
        method: request.method(),
        url: new URL(request.url()),
        body: request.postData() ?? '',
      });
      await (answer === null ? route.abort() : route.fulfill(answer));
    },
  );
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function expectNone(deviations: string[] = []): void {
  if (deviations.length > 0) throw new Error(`Not as described in openapi.yaml:\n${deviations.join('\n')}`);
}

export { expect } from '@playwright/test';
