import { getResponse } from 'msw';
import { makeDemoToken, verifyDemoToken } from '@/demo/demo-token';
import { createHandlers } from '@/demo/handlers/create-handlers';
import { personUid } from '@/demo/seed/records';
import { seedDb } from '@/demo/seed/seed-db';
import { createMemoryStore, type DemoStore } from '@/demo/store';

interface CallOptions {
  /** A seeded person's slug. */
  as?: string | undefined;
  /** Replaces the person's valid token. */
  token?: string;
  body?: unknown;
  /** A body that is sent without JSON encoding. */
  rawBody?: string;
}

/** The demo's handlers with new seed data, called directly: for tests of the backend. */
export function startTestBackend(): {
  store: DemoStore;
  tokenFor(uid: string, name: string): string;
  call(method: string, path: string, options?: CallOptions): Promise<{ status: number; json: unknown }>;
} {
  const apiBaseUrl = 'http://backend.test/api';
  const store = createMemoryStore(() => seedDb());
  const handlers = createHandlers({ apiBaseUrl: `${apiBaseUrl}/`, store, verifyToken: verifyDemoToken });
  const tokenFor = (uid: string, name: string) => makeDemoToken({ uid, email: `${uid}@example.com`, name });

  return {
    store,
    tokenFor,
    async call(method, path, { as, body, token, rawBody } = {}) {
      const bearer = token ?? (as === undefined ? undefined : tokenFor(personUid(as), as));
      const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await getResponse(
        handlers,
        new Request(apiBaseUrl + path, {
          method,
          headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
          ...(text === undefined ? {} : { body: text }),
        }),
      );
      if (response === undefined) throw new Error(`No handler for ${method} ${path}`);
      const answer = await response.text();
      return { status: response.status, json: answer === '' ? undefined : (JSON.parse(answer) as unknown) };
    },
  };
}
