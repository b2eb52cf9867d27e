import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '@/app/routes';
import { headersFile, hosting, nginxFile, pagePaths, redirectsFile, withAbsoluteImage } from './hosting';

const patterns = Object.values(routes).map(({ path }) => path);
const paths = pagePaths(patterns);
const policy = { base: '/', paths, csp: ["default-src 'self'"] };
const inFolder = { ...policy, base: '/talentboard/' };

/** Parses `_headers`: each path with its headers. */
function rulesOf(text: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) current.set(name, value);
    else rules.set(line, (current = new Map()));
  }
  return rules;
}

const covers = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

it('writes source maps beside the public folder', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const plugin = hosting() as unknown as {
    configResolved: (config: object) => void;
    generateBundle: (options: object, bundle: object) => Promise<void>;
  };
  plugin.configResolved({ root, build: { outDir: 'dist' } });
  const bundle = { 'assets/app.js': { type: 'chunk' }, 'assets/app.js.map': { type: 'asset', source: '{}' } };
  await plugin.generateBundle({}, bundle);
  expect(Object.keys(bundle)).toEqual(['assets/app.js']);
  expect(readFileSync(path.join(root, 'dist-maps/assets/app.js.map'), 'utf8')).toBe('{}');
});

describe('pagePaths', () => {
  it.each(patterns)('covers %s', (pattern) => {
    const withId = pattern.replace(/\/:\w+\?$/, '/66a').replaceAll(/:\w+\??/g, '66a');
    const withoutId = pattern.replace(/\/:\w+\?$/, '');
    for (const path of new Set([withId, withoutId.includes(':') ? withId : withoutId])) {
      expect(
        paths.some((known) => covers(known, path)),
        path,
      ).toBe(true);
    }
  });

  it('returns as few paths as possible', () => {
    expect(
      pagePaths(['/', '/profile/:userId?', '/boards', '/boards/new', '/boards/:id/:step?', '/boards/:id']),
    ).toEqual(['/', '/profile', '/profile/*', '/boards', '/boards/*']);
  });

  it('does not cover files with a hashed name', () => {
    expect(paths.filter((known) => covers(known, '/assets/app-1.js'))).toEqual([]);
  });
});

describe('_headers', () => {
  it('sends the policy with every file, caches assets, and revalidates the page', () => {
    const rules = rulesOf(headersFile(policy));
    expect(rules.get('/*')?.get('Content-Security-Policy')).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    );
    expect(rules.get('/assets/*')?.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(rules.get('/boards/*')?.get('Cache-Control')).toBe('no-cache');
    expect(rules.get('/sw.js')?.get('Cache-Control')).toBe('no-cache');
  });

  it('sets no header twice for one path', () => {
    const rules = [...rulesOf(headersFile(policy))];
    for (const path of [
      '/',
      '/auth',
      '/profile',
      '/profile/1',
      '/boards/1',
      '/assets/app-1.js',
      '/favicon.svg',
      '/sw.js',
    ]) {
      const names = rules
        .filter(([pattern]) => covers(pattern, path))
        .flatMap(([, headers]) => [...headers.keys()]);
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  it('contains the base path', () => {
    expect([...rulesOf(headersFile(inFolder)).keys()]).toEqual(
      expect.arrayContaining([
        '/talentboard/*',
        '/talentboard/',
        '/talentboard/b/*',
        '/talentboard/assets/*',
      ]),
    );
  });
});

describe('_redirects', () => {
  it('serves the page for the app’s paths, but not for a missing script', () => {
    const lines = redirectsFile(inFolder).trim().split('\n');
    expect(lines).toContain('/talentboard/boards/* /talentboard/ 200');
    expect(lines.filter((line) => /\/assets|^\/\* |^\/talentboard\/\* /.test(line))).toEqual([]);
  });
});

describe('nginx.conf', () => {
  it('has the base path in every location', () => {
    const locations = [...nginxFile(inFolder).matchAll(/location (?:[=~] )?\^?(\S+)/g)].map(
      ([, path]) => path,
    );
    expect(locations.length).toBeGreaterThan(3);
    expect(locations.filter((path) => !path?.startsWith('/talentboard/'))).toEqual([]);
  });
});

describe('the link preview', () => {
  const page = readFileSync('index.html', 'utf8');

  it.each(['https://example.com/talentboard', 'https://example.com/talentboard/'])(
    'has an absolute image URL for %s',
    (publicUrl) => {
      const html = withAbsoluteImage(page, publicUrl);
      expect(html).toContain(
        '<meta property="og:image" content="https://example.com/talentboard/preview.png" />',
      );
    },
  );

  it('is unchanged if the public URL is unknown', () => {
    expect(withAbsoluteImage(page, '')).toBe(page);
  });
});
