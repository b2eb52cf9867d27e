import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { DeferredBars, DeferredShell } from '@/app/layout/app-layout';
import { createAppStore } from '@/app/store';
import { createHandlers } from '@/demo/handlers/create-handlers';
import { verifyDemoToken } from '@/demo/demo-token';
import type { DemoDb } from '@/demo/db';
import { closeDeskSession } from '@/features/review-desk/state/session';
import { signedIn } from '@/identity/auth-slice';
import type { Identity, IdentityProvider } from '@/identity/identity-provider';
import { API_BASE_URL } from './api-store';
import { createMemoryStore } from './memory-store';
import { testDb, type Person } from './people';
import { server, serveBackend } from './server';
import { createTestIdentity } from './test-identity';

// Makes toasts, shortcuts and bars available from the first render.
await Promise.all([DeferredShell.preload(), DeferredBars.preload()]);

export interface RenderOptions {
  /** The signed-in person; by default the app opens signed out. */
  as?: Person;
  /** Changes the data before the app opens. */
  arrange?: (db: DemoDb) => void;
  /** Replaces the identity service. A function is called for each attempt to load it. */
  identity?: IdentityProvider | (() => Promise<IdentityProvider>);
  /** Renders in React's strict mode, which runs effects twice. */
  isStrict?: boolean;
}

export interface RecordedCall {
  method: string;
  /** The path relative to the API base, with its query. */
  path: string;
  authorization: string | null;
  contentType: string | null;
  body: unknown;
}

export function identityOf(db: DemoDb, id: string): Identity {
  const user = db.users.find((candidate) => candidate._id === id);
  if (user === undefined) throw new Error(`no person ${id}`);
  return { uid: user.firebaseUid, email: user.email, displayName: user.name, photoURL: null };
}

let stopRecording = () => {};

/** Records all requests. */
function recordCalls(): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const record = ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const call: RecordedCall = {
      method: request.method,
      path: url.pathname.replace(/^\/api/, '') + url.search,
      authorization: request.headers.get('authorization'),
      contentType: request.headers.get('content-type'),
      body: null,
    };
    calls.push(call);
    const body = request.clone().json() as Promise<unknown>;
    void body.then((json) => (call.body = json)).catch(() => undefined);
  };
  stopRecording();
  server.events.on('request:start', record);
  stopRecording = () => server.events.removeListener('request:start', record);
  return calls;
}

export type App = ReturnType<typeof renderApp>;

/** Opens the app at a path with a new store and the demo's backend. `scenarios.ts` sets up failures. */
export function renderApp(
  path: string,
  { as, arrange, identity: customIdentity, isStrict = false }: RenderOptions = {},
) {
  const db = testDb();
  arrange?.(db);
  const backend = createMemoryStore(() => db);
  // Failures that the test has already set up take precedence.
  serveBackend(createHandlers({ apiBaseUrl: API_BASE_URL, store: backend, verifyToken: verifyDemoToken }));
  const calls = recordCalls();
  const me = as === undefined ? null : identityOf(db, as);
  const identity = createTestIdentity(me);
  const { store, session } = createAppStore({
    apiBaseUrl: API_BASE_URL,
    loadIdentity: async () =>
      (typeof customIdentity === 'function' ? await customIdentity() : customIdentity) ?? identity,
    maxRetries: 0,
  });
  if (me !== null) store.dispatch(signedIn(me));
  window.history.pushState({}, '', path);
  // Same as index.html: the app treats elements outside of the root and its portals as an extension's.
  const root = document.createElement('div');
  root.id = 'root';
  // Stops retries of failed storage, which would run during the next test.
  onTestFinished(() => closeDeskSession(store));
  const view = render(<App store={store} session={session} />, {
    container: document.body.appendChild(root),
    reactStrictMode: isStrict,
  });
  return {
    ...view,
    user: userEvent.setup(),
    store,
    session,
    identity,
    /** The backend's data, to check what the app has changed. */
    backend,
    calls,
    /** The requests with this method and path, in order. */
    callsTo: (method: string, callPath: string) =>
      calls.filter((call) => call.method === method && call.path === callPath),
  };
}
