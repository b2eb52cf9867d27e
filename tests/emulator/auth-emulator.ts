import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { EMULATOR_URL, TEST_CONFIGURATION } from '../build/bundles';

const PROJECT = TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID;
const ACCOUNTS = `${EMULATOR_URL}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
const SIGN_IN = `${EMULATOR_URL}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=test`;

/** The administrator's operations on accounts. */
export interface AuthEmulator {
  /** Creates an account that has signed in with Google. @returns its uid */
  signUp: (person: { email: string; name: string }) => Promise<string>;
  disable: (uid: string) => Promise<void>;
  remove: (uid: string) => Promise<void>;
  /** Revokes the account's tokens. */
  revokeTokens: (uid: string) => Promise<void>;
  removeAll: () => Promise<void>;
  stop: () => Promise<void>;
}

async function administrate(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Starts Firebase's own Auth emulator in a process of its own, with no accounts. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const folder = process.env.FIREBASE_TOOLS_PATH;
  if (!folder) throw new Error('Start these tests with: npm run test:emulator');
  const script = fileURLToPath(new URL('serve.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, folder, new URL(EMULATOR_URL).port], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) if (line === 'listening') break;
  child.stdout.resume();

  return {
    async signUp({ email, name }) {
      const claims = JSON.stringify({ sub: email, email, email_verified: true, name });
      const { localId } = (await administrate('POST', SIGN_IN, {
        postBody: new URLSearchParams({ providerId: 'google.com', id_token: claims }).toString(),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      })) as { localId: string };
      return localId;
    },
    async disable(localId) {
      await administrate('POST', `${ACCOUNTS}:update`, { localId, disableUser: true });
    },
    async remove(localId) {
      await administrate('POST', `${ACCOUNTS}:delete`, { localId });
    },
    async revokeTokens(localId) {
      // Tokens contain the time of sign-in, in seconds.
      const validSince = String(Math.floor(Date.now() / 1000) + 1);
      await administrate('POST', `${ACCOUNTS}:update`, { localId, validSince });
    },
    async removeAll() {
      await administrate('DELETE', `${EMULATOR_URL}/emulator/v1/projects/${PROJECT}/accounts`);
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
