import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { DeferredBars, DeferredShell } from '@/app/layout/app-layout';
import { createAppStore } from '@/app/store';
import { createHandlers } from '@/demo/handlers/create-handlers';
import { verifyDemoToken } from '@/demo/demo-token';
import { createMemoryStore } from '@/demo/store';
import type { DemoDb } from '@/demo/db';
import { closeDeskSession } from '@/features/review-desk/state/session';
import { backendUserCreated, signedIn } from '@/identity/auth-slice';
import type { Identity, IdentityProvider } from '@/identity/identity-provider';
import { API_BASE_URL } from './api-store';
import { testDb, type Person } from './people';
import { server, serveBackend } from './server';
import { createTestIdentity } from './test-identity';

// Toasts, shortcuts and bars are there from the first render.
await Promise.all([DeferredShell.preload(), DeferredBars.preload()]);

interface RenderOptions {
  /** Who is signed in; a visitor by default. */
  as?: Person;
  /** The backend's id of them, as an earlier sign-in has stored it; by default none is. */
  rememberedAs?: string;
  /** Changes the data before the app opens. */
  arrange?: (db: DemoDb) => void;
  /** Another identity service, or one that cannot be loaded; a function is called for each attempt. */
  identity?: IdentityProvider | Promise<IdentityProvider> | (() => Promise<IdentityProvider>);
  /** The state of the history entry, as a reload finds it. */
  historyState?: unknown;
  /** How often a failed GET is retried; never by default. */
  maxRetries?: number;
  /** In React's strict mode, as in production: effects run twice. */
  isStrict?: boolean;
}

export interface RecordedCall {
  method: string;
  /** Path behind the API base, with its query. */
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

/** Records every request that is sent, for assertions on the wire. */
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
    void request
      .clone()
      .json()
      .then(
        (body: unknown) => {
          call.body = body;
        },
        () => undefined,
      );
  };
  stopRecording();
  server.events.on('request:start', record);
  stopRecording = () => server.events.removeListener('request:start', record);
  return calls;
}

/**
 * Opens the real app at a path: real router, fresh store, the demo's backend over a small set of data. Failures are
 * set up with the functions of `scenarios.ts`, before or after.
 */
export function renderApp(
  path: string,
  {
    as,
    rememberedAs,
    arrange,
    identity: other,
    historyState = {},
    maxRetries = 0,
    isStrict = false,
  }: RenderOptions = {},
) {
  const db = testDb();
  arrange?.(db);
  const backend = createMemoryStore(() => db);
  // Faults that a test has set up before take precedence.
  serveBackend(createHandlers({ apiBaseUrl: API_BASE_URL, store: backend, verifyToken: verifyDemoToken }));
  const calls = recordCalls();
  const me = as === undefined ? null : identityOf(db, as);
  const identity = createTestIdentity(me);
  const { store, session } = createAppStore({
    apiBaseUrl: API_BASE_URL,
    loadIdentity: async () => (await (typeof other === 'function' ? other() : other)) ?? identity,
    maxRetries,
  });
  if (me !== null) store.dispatch(signedIn(me));
  if (me !== null && rememberedAs !== undefined)
    store.dispatch(backendUserCreated({ uid: me.uid, _id: rememberedAs }));
  window.history.pushState(historyState, '', path);
  // As in index.html: what is in neither the root nor a portal belongs to an extension.
  const root = document.createElement('div');
  root.id = 'root';
  // Where storage has failed it is tried again later, which would be in another test.
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
    /** The data of the demo's backend, to see what the app has changed. */
    backend,
    calls,
    /** The calls with this method and path, in order. */
    callsTo: (method: string, callPath: string) =>
      calls.filter((call) => call.method === method && call.path === callPath),
  };
}
