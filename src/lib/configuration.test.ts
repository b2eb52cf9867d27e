// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function configurationWith(variables: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('./configuration')).configuration;
}

it.each([
  ['https://api.example.com/api', 'https://api.example.com/api'],
  ['https://api.example.com/api/', 'https://api.example.com/api'],
  [' https://api.example.com/v2/api// ', 'https://api.example.com/v2/api'],
  ['https://api.example.com/', 'https://api.example.com'],
])('the API base %j is taken as %s', async (value, base) => {
  expect((await configurationWith({ VITE_API_BASE_URL: value })).apiBaseUrl).toBe(base);
});

it('reads every variable of the Firebase app, and nothing where one is not set', async () => {
  const { firebase, helpUrl } = await configurationWith({
    VITE_FIREBASE_API_KEY: ' key ',
    VITE_FIREBASE_AUTH_DOMAIN: 'domain',
    VITE_FIREBASE_PROJECT_ID: 'project',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_FIREBASE_MESSAGING_SENDER_ID: 'sender',
    VITE_FIREBASE_AUTH_EMULATOR_URL: '',
    VITE_HELP_URL: ' https://chat.example.com ',
  });
  expect(firebase).toEqual({
    apiKey: 'key',
    authDomain: 'domain',
    projectId: 'project',
    appId: 'app',
    storageBucket: 'bucket',
    messagingSenderId: 'sender',
    emulatorUrl: '',
  });
  expect(helpUrl).toBe('https://chat.example.com');
});
