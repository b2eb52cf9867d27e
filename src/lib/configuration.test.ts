import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const VARIABLES = [
  'API_BASE_URL',
  'HELP_URL',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
  'FIREBASE_STORAGE_BUCKET',
  'FIREBASE_MESSAGING_SENDER_ID',
  'FIREBASE_AUTH_EMULATOR_URL',
];

/** The configuration of a build whose variables have the values of `valueOf`. */
async function configured(valueOf: (name: string) => string | undefined) {
  for (const name of VARIABLES) vi.stubEnv(`VITE_${name}`, valueOf(name));
  return (await import('./configuration')).configuration;
}

describe('the configuration', () => {
  it('contains each variable, trimmed', async () => {
    expect(await configured((name) => ` ${name} `)).toEqual({
      apiBaseUrl: 'API_BASE_URL',
      helpUrl: 'HELP_URL',
      firebase: {
        apiKey: 'FIREBASE_API_KEY',
        authDomain: 'FIREBASE_AUTH_DOMAIN',
        projectId: 'FIREBASE_PROJECT_ID',
        appId: 'FIREBASE_APP_ID',
        storageBucket: 'FIREBASE_STORAGE_BUCKET',
        messagingSenderId: 'FIREBASE_MESSAGING_SENDER_ID',
        emulatorUrl: 'FIREBASE_AUTH_EMULATOR_URL',
      },
    });
  });

  it('has empty texts for unset variables', async () => {
    const { apiBaseUrl, helpUrl, firebase } = await configured(() => undefined);
    expect([apiBaseUrl, helpUrl, ...Object.values(firebase)].join('')).toBe('');
  });

  it.each([
    ['https://api.example.com/api', 'https://api.example.com/api'],
    ['https://api.example.com/api/', 'https://api.example.com/api'],
    [' https://api.example.com/v2/api// ', 'https://api.example.com/v2/api'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['/api/', 'https://app.example.com/api'],
  ])('reads the API base %j as %s', async (value, base) => {
    vi.stubGlobal('window', { location: { origin: 'https://app.example.com' } });
    expect((await configured(() => value)).apiBaseUrl).toBe(base);
  });
});
