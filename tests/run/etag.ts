import { createHash } from 'node:crypto';

/** What hosts send with a file, so that a browser that has this version need not load it again. */
export const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
