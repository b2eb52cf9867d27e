import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const ENV = {
  VITE_API_BASE_URL: 'https://api.example.com/api',
  VITE_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
};

function sourcesOf(name: string, env: Record<string, string>, isDemo = false): string[] {
  const directive = contentSecurityPolicy('<script>1</script>', env, isDemo).find((text) =>
    text.startsWith(`${name} `),
  );
  return directive?.split(' ').slice(1) ?? [];
}

it('allows error reports to the configured origin, but not in the demo', () => {
  const env = { ...ENV, VITE_ERROR_REPORT_URL: 'https://errors.example.com/talentboard?key=1' };
  expect(sourcesOf('connect-src', env)).toContain('https://errors.example.com');
  expect(sourcesOf('connect-src', ENV).join(' ')).not.toContain('errors');
  expect(sourcesOf('connect-src', env, true)).toEqual(["'self'"]);
});

describe('pictures', () => {
  it('may come from any https host', () => {
    expect(sourcesOf('img-src', ENV)).toEqual(["'self'", 'data:', 'https:']);
  });

  it('may come from an API without https, as in development', () => {
    expect(sourcesOf('img-src', { ...ENV, VITE_API_BASE_URL: 'http://127.0.0.1:8787/api' })).toEqual([
      "'self'",
      'data:',
      'https:',
      'http://127.0.0.1:8787',
    ]);
  });

  it('come only from Google, the API and the named origins, if there are any', () => {
    const env = { ...ENV, VITE_PICTURE_ORIGINS: ' https://a.example.com  https://*.example.org ' };
    expect(sourcesOf('img-src', env)).toEqual([
      "'self'",
      'data:',
      'https://*.googleusercontent.com',
      'https://api.example.com',
      'https://a.example.com',
      'https://*.example.org',
    ]);
  });

  it('come only from the app in the demo', () => {
    expect(sourcesOf('img-src', { ...ENV, VITE_PICTURE_ORIGINS: 'https://a.example.com' }, true)).toEqual([
      "'self'",
      'data:',
    ]);
  });
});

describe('scripts', () => {
  it('are the app’s own, Google’s, and the page’s inline ones by their hash', () => {
    expect(sourcesOf('script-src', ENV)).toEqual([
      "'self'",
      // `printf 1 | openssl dgst -sha256 -binary | base64`
      "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
      'https://apis.google.com',
    ]);
  });
});

describe('line ends', () => {
  it('do not change the hash of an inline script', () => {
    const policy = (end: string) =>
      contentSecurityPolicy(`<script>one${end}two</script>`, ENV, false).join(';');
    expect(policy('\r\n')).toBe(policy('\n'));
    expect(policy('\r')).toBe(policy('\n'));
    expect(policy(' ')).not.toBe(policy('\n'));
  });
});

describe('requests', () => {
  it('go to the API, Firebase and its emulator only', () => {
    const env = { ...ENV, VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
    expect(sourcesOf('connect-src', env)).toEqual([
      "'self'",
      'https://api.example.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'http://127.0.0.1:9099',
    ]);
  });
});
