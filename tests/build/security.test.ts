import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersOfBundle } from '../e2e/static-host';
import { bundleFolder, TEST_CONFIGURATION, type BundleName } from './bundles';

const read = (bundle: BundleName, file: string) =>
  readFileSync(path.join(bundleFolder(bundle), file), 'utf8');

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const headerPolicy = (bundle: BundleName) =>
  directives(headersOfBundle(bundle)('/').get('Content-Security-Policy') ?? '');

const metaPolicy = (bundle: BundleName) =>
  directives(
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(bundle, 'index.html'))?.[1] ?? '',
  );

function hashesOfInlineScripts(bundle: BundleName): string[] {
  return [...read(bundle, 'index.html').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

describe('the Content-Security-Policy', () => {
  test('allows exactly the configured hosts in production', () => {
    const api = new URL(TEST_CONFIGURATION.VITE_API_BASE_URL).origin;
    const hashes = hashesOfInlineScripts('production');
    expect(hashes.length).toBeGreaterThan(0);
    expect(headerPolicy('production')).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...hashes, 'https://apis.google.com'],
      'style-src': ["'self'", "'unsafe-inline'"],
      // Pictures may come from anywhere; the tests' API does not use https.
      'img-src': ["'self'", 'data:', 'https:', api],
      'connect-src': [
        "'self'",
        api,
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
      ],
      'frame-src': [`https://${TEST_CONFIGURATION.VITE_FIREBASE_AUTH_DOMAIN}`],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('allows no other host in the demo', () => {
    const sources = Object.values(headerPolicy('demo')).flat();
    expect(sources.filter((source) => !/^'.*'$|^data:$/.test(source))).toEqual([]);
  });

  test.each(['production', 'demo'] as const)('allows inline scripts of %s by hash only', (bundle) => {
    const scripts = headerPolicy(bundle)['script-src'] ?? [];
    expect(scripts.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|http:/);
    // Attributes such as onclick cannot be allowed by hash.
    expect(read(bundle, 'index.html')).not.toMatch(/<[^>]+\son[a-z]+=/i);
  });

  test.each(['production', 'demo'] as const)(
    'is also in the page of %s, except header-only directives',
    (bundle) => {
      const { 'frame-ancestors': _ancestors, ...rest } = headerPolicy(bundle);
      expect(metaPolicy(bundle)).toEqual(rest);
    },
  );
});

test.each([
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
])('every path is sent with %s: %s', (name, value) => {
  const headersOf = headersOfBundle('production');
  for (const pathname of ['/', '/boards/1', '/assets/app-1.js']) {
    expect(headersOf(pathname).get(name), pathname).toBe(value);
  }
});

test('a host that serves 404.html for unknown paths shows the app there', () => {
  expect(read('production', '404.html')).toBe(read('production', 'index.html'));
});

describe.each(['production', 'demo'] as const)('the %s bundle', (bundle) => {
  const files = () => readdirSync(bundleFolder(bundle), { recursive: true }).map(String);

  test('has no source maps and names none', () => {
    expect(files().filter((file) => file.endsWith('.map'))).toEqual([]);
    const scripts = files().filter((file) => /\.(js|css)$/.test(file) && file.startsWith('assets'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((file) => read(bundle, file).includes('sourceMappingURL='))).toEqual([]);
  });

  test('lists the licences of its dependencies', () => {
    expect(existsSync(path.join(bundleFolder(bundle), 'licenses.md'))).toBe(true);
    const text = read(bundle, 'licenses.md');
    for (const name of ['react', 'firebase', '@reduxjs/toolkit', 'formik', 'sonner', 'workbox-precaching']) {
      if (['firebase', 'workbox-precaching'].includes(name) && bundle === 'demo') continue;
      expect(text).toMatch(new RegExp(`^#+ .*${name}`, 'm'));
    }
    expect(text).not.toMatch(/UNLICENSED|GPL/);
  });
});

test('no package runs an install script', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('every npm script runs in any shell, cmd.exe too', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // Variables, quotes, subshells and tools of Unix; `&&` and plain arguments work everywhere.
  const unixOnly = /['"$`;|<>()\\]|^\w+=|(^|&& )(rm|cp|mv|mkdir|cat|sh|bash|\.\/|export )/;
  expect(Object.entries(scripts).filter(([, command]) => unixOnly.test(command))).toEqual([]);
});

test('the lock file names no host to download from', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  // 'funding' is the only entry with addresses.
  const { packages } = JSON.parse(text) as { packages: Record<string, { resolved?: string }> };
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
