import { makeDemoToken, verifyDemoToken } from '@/demo/demo-token';
import { personUid } from '@/demo/seed/records';
import { createBackend } from '../backend/http-server';

interface CallOptions {
  /** A seeded person's slug. */
  as?: string;
  /** Replaces the person's valid token. */
  token?: string;
  /** A string is sent without JSON encoding. */
  body?: unknown;
}

const tokenFor = (uid: string, name: string) => makeDemoToken({ uid, email: `${uid}@example.com`, name });

/** The backend with new seed data, called directly. */
export function startTestBackend() {
  const { store, respond } = createBackend({ verifyToken: verifyDemoToken });

  async function call(method: string, path: string, { as, body, token }: CallOptions = {}) {
    const bearer = token ?? (as === undefined ? undefined : tokenFor(personUid(as), as));
    const response = await respond(
      new Request(`http://backend.test/api${path}`, {
        method,
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, json: text === '' ? undefined : (JSON.parse(text) as unknown) };
  }

  return { store, tokenFor, call };
}
