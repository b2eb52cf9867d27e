import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const YEAR_SECONDS = 31_536_000;

type Environment = Record<string, unknown>;

const read = (env: Environment, name: string) => String(env[name] ?? '').trim();
const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : []);

/** The hashes that let the page's own inline scripts run, and no other. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * What the page may load and whom it may call: itself, the API, what Firebase's popup sign-in needs, and pictures.
 * Styles are inline by nature (Radix and Sonner position and hide with them); scripts never are, but by hash.
 */
function contentSecurityPolicy(html: string, env: Environment, isDemo: boolean): string[] {
  const api = isDemo ? [] : originOf(read(env, 'VITE_API_BASE_URL'));
  const emulator = isDemo ? [] : originOf(read(env, 'VITE_FIREBASE_AUTH_EMULATOR_URL'));
  const authDomain = isDemo ? [] : [`https://${read(env, 'VITE_FIREBASE_AUTH_DOMAIN')}`];
  const google = isDemo
    ? []
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const pictures = read(env, 'VITE_PICTURE_ORIGINS').split(/\s+/).filter(Boolean);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...(isDemo ? [] : ['https://apis.google.com'])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      ...(isDemo ? [] : ['https://*.googleusercontent.com']),
      ...api,
      ...pictures,
    ],
    'connect-src': ["'self'", ...api, ...google, ...emulator],
    'frame-src': [...authDomain, ...emulator, ...(isDemo ? ["'none'"] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
}

function headersFile(policy: string[]): string {
  const everywhere = {
    // Only as a header: browsers refuse it in a meta tag.
    'Content-Security-Policy': [...policy, "frame-ancestors 'none'"].join('; '),
    // 'same-origin' would cut the sign-in window off.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cache-Control': 'no-cache',
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '',
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: public, max-age=${YEAR_SECONDS}, immutable`,
    '',
  ].join('\n');
}

/**
 * Writes the Content-Security-Policy into index.html, for hosts where no headers can be set, and all the headers into
 * `_headers`, which Netlify and Cloudflare Pages read and README's examples for other servers are taken from.
 * Both are made from the build's configuration, so that exactly its hosts are in them.
 */
export function securityHeaders(): Plugin {
  let config: ResolvedConfig;
  let policy: string[] = [];
  return {
    name: 'talentboard:security-headers',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        policy = contentSecurityPolicy(html, config.env, config.mode === 'demo');
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
        return html.replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />\n    ${meta}`);
      },
    },
    async writeBundle() {
      const folder = path.resolve(config.root, config.build.outDir);
      await writeFile(path.join(folder, '_headers'), headersFile(policy));
    },
  };
}
