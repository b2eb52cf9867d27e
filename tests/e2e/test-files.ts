import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Middleware } from './bundle-server';
import { NARROW_FONT_FILE } from './fonts';

const require = createRequire(import.meta.url);

/** By their addresses. From the page's own origin, which its content security policy allows. */
const FILES: Record<string, { file: string; type: string }> = {
  '/test-files/axe.js': { file: require.resolve('axe-core/axe.min.js'), type: 'text/javascript' },
  '/test-files/narrow.ttf': { file: NARROW_FONT_FILE, type: 'font/ttf' },
};

/**
 * Serves what tests add to the page. Sending it along with a call of `evaluate` would take several times as long.
 */
export const testFiles: Middleware = (request, response, next) => {
  const found = FILES[request.url ?? ''];
  if (found === undefined) return next();
  response.setHeader('Content-Type', found.type).end(readFileSync(found.file));
};
