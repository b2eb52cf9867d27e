import { parseArgs } from 'node:util';
import { verifyDemoToken, type TokenIdentity } from '@/demo/demo-token';
import { DEVELOPMENT_PORT } from '@/demo/development-backend';
import { MAIN_PERSON_IDS, seedDb } from '@/demo/seed/seed-db';
import { startBackend, type Backend } from './http-server';
import { createTestTokenVerifier } from './verify-test-token';

const LATENCY_MS = 120;

export interface DevelopmentBackend extends Backend {
  /** A token that never expires, for each of the demo's main people. */
  tokens: ReadonlyMap<string, TokenIdentity>;
}

/**
 * The demo's backend with today's dates, in memory. It accepts the tokens of the demo's account chooser, those of
 * Firebase's Auth emulator, and one fixed token for each main person.
 */
export async function startDevelopmentBackend(port = DEVELOPMENT_PORT): Promise<DevelopmentBackend> {
  const db = seedDb(new Date());
  const people = MAIN_PERSON_IDS.flatMap((id) => db.users.find(({ _id }) => _id === id) ?? []);
  const tokens = new Map(
    people.map(({ firebaseUid: uid, email, name }) => [`development.${uid}`, { uid, email, name }]),
  );
  const verifyTestToken = createTestTokenVerifier({ projectId: null, registry: tokens });
  const backend = await startBackend({
    db,
    port,
    latencyMs: LATENCY_MS,
    verifyToken: (token) => verifyDemoToken(token) ?? verifyTestToken(token),
  });
  return { ...backend, tokens };
}

/** `npm run backend`. @returns the exit code, or undefined while it runs */
export async function main(args: string[]): Promise<number | undefined> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const port = values.port === undefined ? DEVELOPMENT_PORT : Number(values.port);
  try {
    const { url, tokens } = await startDevelopmentBackend(port);
    const list = [...tokens].map(([token, { name }]) => `  ${name.padEnd(20)} ${token}`);
    console.log(
      [
        `The demo's backend: ${url}`,
        'Its data live in memory and are new at each start. Sent as `Authorization: Bearer ...`, these tokens sign in:',
        ...list,
        ...(port === DEVELOPMENT_PORT
          ? ['The app against it, in another terminal: npm run dev:backend']
          : []),
      ].join('\n'),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(
      `Port ${port} is in use. Stop what listens there, or choose another: npm run backend -- --port 8081`,
    );
    return 1;
  }
}
