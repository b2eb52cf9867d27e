import { createHash } from 'node:crypto';
import { readVariable, type Environment } from './configuration-variables.ts';

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : []);

/** The hashes of the page's inline scripts. */
function inlineScriptHashes(html: string): string[] {
  // Browsers normalize line ends before hashing; a checkout on Windows may have CRLF.
  return [...html.replace(/\r\n?/g, '\n').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * The sources of pictures: any https host, because the backend decides where profile pictures are, unless the deployer names
 * the origins.
 */
function pictureSources(env: Environment, api: string[]): string[] {
  const configured = readVariable(env, 'VITE_PICTURE_ORIGINS').split(/\s+/).filter(Boolean);
  const google = 'https://*.googleusercontent.com';
  return configured.length === 0
    ? ['https:', ...api.filter((origin) => origin.startsWith('http:'))]
    : [google, ...api, ...configured];
}

/**
 * The Content-Security-Policy. It allows inline styles, because Radix and Sonner need them; inline scripts only by hash.
 * @param html the final page, whose inline scripts are hashed
 * @returns the directives; join them with '; '
 */
export function contentSecurityPolicy(html: string, env: Environment, isDemo: boolean): string[] {
  // The demo sends no requests to other origins.
  const unlessDemo = (...sources: string[]) => (isDemo ? [] : sources);
  const origin = (name: string) => unlessDemo(...originOf(readVariable(env, name)));
  const api = origin('VITE_API_BASE_URL');
  const emulator = origin('VITE_FIREBASE_AUTH_EMULATOR_URL');
  const google = unlessDemo('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com');
  const authDomain = `https://${readVariable(env, 'VITE_FIREBASE_AUTH_DOMAIN')}`;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...unlessDemo('https://apis.google.com')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...unlessDemo(...pictureSources(env, api))],
    'connect-src': ["'self'", ...api, ...google, ...emulator, ...origin('VITE_ERROR_REPORT_URL')],
    'frame-src': isDemo ? ["'none'"] : [authDomain, ...emulator],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
}
