import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { SEED_NOW, seedDb } from '@/demo/seed/seed-db';
import { startBackend, type Backend } from '../backend/http-server';
import { createTestTokenVerifier } from '../backend/verify-test-token';
import { accountOf, makeIdToken } from '../e2e/firebase/id-token';
import { startAlteredBackend, type Alter, type AlteredBackend, type Answer } from './altered-backend';
import { examine } from './examine';

/* For the tests of the doctor: a backend whose answers each test can change. */

export const APP = 'https://talentboard.example.com';
export const PROJECT = 'demo-project';
export const maya = seedDb(SEED_NOW).users.find(({ firebaseUid }) => firebaseUid === 'demo-maya-lindqvist')!;
export const token = makeIdToken(accountOf(maya), { projectId: PROJECT });

export let backend: Backend;
export let altered: AlteredBackend;

beforeAll(async () => {
  backend = await startBackend({
    verifyToken: createTestTokenVerifier({ projectId: PROJECT }),
    origins: [APP],
  });
  altered = await startAlteredBackend(backend);
});

beforeEach(() => {
  altered.requests.length = 0;
  plant((answer) => answer);
});

afterAll(async () => {
  await altered.close();
  await backend.close();
});

export const FIREBASE = '/identitytoolkit.googleapis.com/v1/projects';
export const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
});

/** Changes the answers of the running test; Firebase's service is at the same address. */
export function plant(alter: Alter): void {
  altered.alter = (answer, method, path, asked) => {
    const isFirebase = path.startsWith(FIREBASE);
    const own = json({ projectId: '1', authorizedDomains: ['localhost', 'talentboard.example.com'] });
    return alter(isFirebase ? own : answer, method, path, asked);
  };
}

export const variables = (changes: Record<string, string> = {}) => ({
  VITE_API_BASE_URL: `${altered.origin}/api/`,
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_AUTH_EMULATOR_URL: altered.origin,
  ...changes,
});

interface Asked {
  env?: Record<string, string>;
  as?: string | null;
  timeoutMs?: number;
  slowMs?: number;
}

/** Everything that is not in order, one line each. */
export async function problems({ env = variables(), as = token, ...rest }: Asked = {}): Promise<string[]> {
  const findings = await examine({ env, appOrigin: APP, token: as, ...rest });
  return findings
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ verdict, check, detail, consequence }) =>
      [`${verdict} ${check}: ${detail}`, ...(consequence === undefined ? [] : [consequence])].join('; '),
    );
}

/** With the backend altered in this way, the doctor finds this once. */
export async function expectProblem(alter: Alter, expected: string): Promise<void> {
  plant(alter);
  const found = await problems();
  expect(
    found.filter((problem) => problem.includes(expected)),
    found.join('\n'),
  ).toHaveLength(1);
}

/** Changes the answers of the calls that start with `wanted`: 'GET /api/boards'. */
export const spoil =
  (wanted: string, change: (answer: Answer) => Answer): Alter =>
  (answer, method, path) =>
    `${method} ${path}`.startsWith(wanted) ? change(answer) : answer;

/** Changes the JSON of one call's answers. */
export const rewrite = (wanted: string, change: (body: never) => unknown): Alter =>
  spoil(wanted, (answer) => ({
    ...answer,
    body: JSON.stringify(change(JSON.parse(String(answer.body)) as never)),
  }));

export const withHeader = (name: string, value: string | null) => (answer: Answer) => {
  const headers = { ...answer.headers };
  if (value === null) delete headers[name];
  else headers[name] = value;
  return { ...answer, headers };
};
