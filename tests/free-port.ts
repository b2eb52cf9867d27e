import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of operating systems: an outgoing connection could otherwise take the port between two tests.
 */
const RANGE = [20_000, 32_000] as const;

/** @returns a free port */
export async function freePort(): Promise<number> {
  const port = randomInt(...RANGE);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
