import { parseArgs } from 'node:util';
import { verifyDemoToken, type TokenIdentity } from '@/demo/demo-token';
import { DEVELOPMENT_PORT } from '@/demo/development-backend';
import { MAIN_PERSON_IDS, seedDb } from '@/demo/seed/seed-db';
import { verifyIdToken } from '../e2e/firebase/id-token';
import { serve } from '../serve';
import { createBackend } from './http-server';

const LATENCY_MS = 120;

/**
 * The demo's backend with today's dates, in memory. It accepts the tokens of the demo's account chooser, those of
 * Firebase's Auth emulator, and one fixed token for each main person, which never expires.
 */
export async function startDevelopmentBackend(port = DEVELOPMENT_PORT) {
  const db = seedDb(new Date());
  const people = MAIN_PERSON_IDS.flatMap((id) => db.users.find(({ _id }) => _id === id) ?? []);
  const tokens = new Map<string, TokenIdentity>(
    people.map(({ firebaseUid: uid, email, name }) => [`development.${uid}`, { uid, email, name }]),
  );
  const { store, respond } = createBackend({
    db,
    latencyMs: LATENCY_MS,
    verifyToken: (token) => tokens.get(token) ?? verifyDemoToken(token) ?? verifyIdToken(token, null),
  });
  const { origin, close } = await serve(respond, { port });
  return { url: `${origin}/api`, close, store, tokens };
}

/** `npm run backend`. @returns the exit code, or undefined while it runs */
export async function main(args: string[]): Promise<number | undefined> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const port = values.port === undefined ? DEVELOPMENT_PORT : Number(values.port);
  try {
    const { url, tokens } = await startDevelopmentBackend(port);
    console.log(`The demo's backend: ${url}
Its data live in memory and are new at each start. Sent as \`Authorization: Bearer ...\`, these tokens sign in:
${[...tokens].map(([token, { name }]) => `  ${name.padEnd(20)} ${token}`).join('\n')}`);
    if (port === DEVELOPMENT_PORT)
      console.log('The app against it, in another terminal: npm run dev:backend');
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(
      `Port ${port} is in use. Stop what listens there, or choose another: npm run backend -- --port 8081`,
    );
    return 1;
  }
}
