import { test as base, type BrowserContext } from '@playwright/test';
import { createBackend, type Backend } from '../backend/http-server';
import { TEST_CONFIGURATION, type BundleName } from '../build/bundles';
import { createCertificate } from './firebase/certificate';
import { INVALID_ON_PURPOSE, watchConformance } from '../openapi/watch-conformance';
import { serve, type Respond, type Served } from '../serve';
import { BrowserGuard } from './browser-guard';
import { AUTH_HOSTS, AuthService } from './firebase/auth-service';
import { GOOGLE_HOSTS, GoogleWindow } from './firebase/google-window';
import { verifyIdToken, type Account } from './firebase/id-token';
import { seedSession, type SessionOptions } from './firebase/seed-session';
import { environmentWithFont } from './fonts';
import { deploymentOf } from './static-host';
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
  google: GoogleWindow;
  /** The production bundle's backend, fresh for each test. `requests` has the received ones. */
  backend: Backend;
  /**
   * Lets the test start with this person signed in. Call it before the first `goto` of the context.
   * @returns the ID token that the app will send
   */
  signInAs: (account: Account, options?: SignInOptions) => Promise<string>;
}

interface SignInOptions extends SessionOptions {
  /** The test's own `context` by default. */
  context?: BrowserContext;
}

/** Options of the projects in the configuration. */
export interface ProjectOptions {
  bundle: BundleName;
}

interface WorkerFixtures extends ProjectOptions {
  bundleServer: Served;
  /** Serves Google's hosts over TLS. Playwright's routes would disable the HTTP cache. */
  googleServer: Served;
  /** The API's server of this worker. Each test sets its own backend; without one, the server drops connections. */
  backendServer: Served;
  /** Arguments of Playwright's that Chromium starts without. */
  ignoredArguments: string[];
}

/**
 * For the demo: its worker handles API requests, except those of a page that is unloading. The server's 404 for them would
 * be logged, so it responds 204. A page that is still open shows an error for that.
 */
const withoutApi =
  (next: Respond): Respond =>
  (request) =>
    new URL(request.url).pathname.startsWith('/api/')
      ? new Response(null, { status: 204, headers: { [INVALID_ON_PURPOSE]: '1' } })
      : next(request);

const dropConnection: Respond = () => Response.error();

async function serveDuring(use: (server: Served) => Promise<void>, ...how: Parameters<typeof serve>) {
  const server = await serve(...how);
  await use(server);
  await server.close();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  bundle: ['production', { option: true, scope: 'worker' }],

  bundleServer: [
    async ({ bundle }, use) => {
      const deployment = deploymentOf(bundle);
      await serveDuring(use, bundle.startsWith('demo') ? withoutApi(deployment) : deployment);
    },
    { scope: 'worker' },
  ],

  googleServer: [
    async ({}, use) => serveDuring(use, dropConnection, { tls: createCertificate() }),
    { scope: 'worker' },
  ],
  backendServer: [async ({}, use) => serveDuring(use, dropConnection), { scope: 'worker' }],

  ignoredArguments: [[], { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, backendServer, googleServer, ignoredArguments, browserName }, use) => {
      const env = { ...process.env, ...environmentWithFont() };
      if (browserName !== 'chromium') return use({ ...launchOptions, env });
      // All workers' bundles have the same API address. No other host name resolves. The first matching rule applies.
      const rules = [
        `MAP ${API_HOST} 127.0.0.1:${backendServer.port}`,
        ...GOOGLE_HOSTS.map((host) => `MAP ${host} 127.0.0.1:${googleServer.port}`),
        'MAP 127.0.0.1 127.0.0.1',
        'MAP * ~NOTFOUND',
      ].join(', ');
      return use({
        ...launchOptions,
        env,
        ignoreDefaultArgs: ignoredArguments,
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

  context: async (
    { context, browserName, backendServer, googleServer, guard, bundle, bundleServer },
    use,
  ) => {
    await guard.watch(context);
    if (browserName !== 'chromium') await routeHosts(context, backendServer, googleServer);
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
    async ({ firebase, googleServer }, use) => {
      const google = new GoogleWindow(firebase);
      googleServer.respond = (request) =>
        AUTH_HOSTS.includes(new URL(request.url).hostname)
          ? firebase.respond(request)
          : google.respond(request);
      await use(google);
    },
    { auto: true },
  ],

  newContext: async ({ browser, browserName, backendServer, googleServer, guard }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await guard.watch(context);
      if (browserName !== 'chromium') await routeHosts(context, backendServer, googleServer);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  backend: [
    async ({ backendServer, guard }, use) => {
      const watch = watchConformance(`http://${API_HOST}/api`);
      const backend = createBackend({
        watch,
        verifyToken: (token) => verifyIdToken(token, TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID),
      });
      backendServer.respond = backend.respond;
      await use(backend);
      guard.end();
      backendServer.respond = dropConnection;
      expectNone(watch.takeDeviations());
    },
    { auto: true },
  ],

  signInAs: async ({ context: ownContext, firebase, bundleServer: { origin } }, use) => {
    await use((account, { context = ownContext, ...options } = {}) =>
      seedSession(context, origin, firebase, account, options),
    );
  },
});

const API_HOST = new URL(TEST_CONFIGURATION.VITE_API_BASE_URL).host;

/** Routes the API and Google's hosts with Playwright, for browsers without Chromium's resolver rules. */
async function routeHosts(context: BrowserContext, backend: Served, google: Served): Promise<void> {
  for (const [hosts, server] of [
    [[API_HOST], backend],
    [GOOGLE_HOSTS, google],
  ] as const) {
    await context.route(
      ({ host }) => hosts.includes(host),
      async (route) => {
        const sent = route.request();
        const body = sent.postData();
        const response = await server.respond(
          new Request(sent.url(), {
            method: sent.method(),
            headers: await sent.allHeaders(),
            ...(body === null ? {} : { body }),
          }),
        );
        if (response.type === 'error') return route.abort();
        const headers = Object.fromEntries(response.headers);
        await route.fulfill({ status: response.status, headers, body: await response.text() });
      },
    );
  }
}

function expectNone(deviations: string[] = []): void {
  if (deviations.length > 0) throw new Error(`Not as described in openapi.yaml:\n${deviations.join('\n')}`);
}

export { expect } from '@playwright/test';
