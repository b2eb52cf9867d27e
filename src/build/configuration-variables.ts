/** One environment variable that a deployer may set. */
interface ConfigurationVariable {
  name: string;
  isRequired: boolean;
  /** Matches every valid value that is not empty. */
  pattern: RegExp;
  /** Follows the variable's name in an error: 'must ...'. */
  rule: string;
}

type Environment = Readonly<Record<string, unknown>>;

const URL_RULE = 'be a full http(s) URL, for example https://www.example.com';
const BARE_URL = { pattern: /^https?:\/\/[^\s@?#]+$/, rule: `${URL_RULE}, without @, ? and #` };
const NO_SPACES = { pattern: /^\S+$/, rule: 'not contain white space' };

/** All variables, in the order of `.env.example`. */
export const CONFIGURATION_VARIABLES: readonly ConfigurationVariable[] = [
  {
    name: 'VITE_API_BASE_URL',
    isRequired: true,
    pattern: /^(\/[\w/.~-]*|https?:\/\/[^\s@?#]+)$/,
    rule: `${BARE_URL.rule}, or a path such as /api`,
  },
  { name: 'VITE_FIREBASE_API_KEY', isRequired: true, ...NO_SPACES },
  {
    name: 'VITE_FIREBASE_AUTH_DOMAIN',
    isRequired: true,
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i,
    rule: 'be a host name without scheme or path, for example your-project.firebaseapp.com',
  },
  { name: 'VITE_FIREBASE_PROJECT_ID', isRequired: true, ...NO_SPACES },
  { name: 'VITE_FIREBASE_APP_ID', isRequired: true, ...NO_SPACES },
  { name: 'VITE_FIREBASE_STORAGE_BUCKET', isRequired: false, ...NO_SPACES },
  { name: 'VITE_FIREBASE_MESSAGING_SENDER_ID', isRequired: false, ...NO_SPACES },
  { name: 'VITE_FIREBASE_AUTH_EMULATOR_URL', isRequired: false, ...BARE_URL },
  {
    name: 'VITE_ERROR_REPORT_URL',
    isRequired: false,
    pattern: /^https?:\/\/[^\s@#]+$/,
    rule: `${URL_RULE}, without @ and #`,
  },
  { name: 'VITE_HELP_URL', isRequired: false, pattern: /^https?:\/\/\S+$/, rule: URL_RULE },
  {
    name: 'VITE_PICTURE_ORIGINS',
    isRequired: false,
    pattern: /^(https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?(\s+|$))+$/i,
    rule: 'be origins separated by spaces, for example https://*.example.com',
  },
  { name: 'VITE_PUBLIC_URL', isRequired: false, ...BARE_URL },
  { name: 'VITE_DEV_PROXY', isRequired: false, ...BARE_URL },
];

const valueOf = (env: Environment, name: string) => String(env[name] ?? '').trim();

/** The names of required variables that are unset or blank. */
export const missingVariables = (env: Environment): string[] =>
  CONFIGURATION_VARIABLES.filter(({ name, isRequired }) => isRequired && valueOf(env, name) === '').map(
    ({ name }) => name,
  );

/** One sentence for each variable with an invalid value. */
export const invalidVariables = (env: Environment): string[] =>
  CONFIGURATION_VARIABLES.filter(({ name, pattern }) => {
    const value = valueOf(env, name);
    return value !== '' && !pattern.test(value);
  }).map(({ name, rule }) => `${name} must ${rule}`);

/** One sentence for each value that works in development only. */
export function developmentOnlyValues(env: Environment): string[] {
  const api = valueOf(env, 'VITE_API_BASE_URL');
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(api);
  const placeholders = CONFIGURATION_VARIABLES.filter(({ name }) =>
    /^https:\/\/api\.example\.com|^your-project/.test(valueOf(env, name)),
  );
  return [
    ...(api.startsWith('http:') && !isLocal
      ? ['VITE_API_BASE_URL must use https, which encrypts the token']
      : []),
    ...(valueOf(env, 'VITE_FIREBASE_AUTH_EMULATOR_URL') === ''
      ? []
      : ['VITE_FIREBASE_AUTH_EMULATOR_URL must be empty: with the emulator, anyone can sign in as anyone']),
    ...placeholders.map(({ name }) => `${name} still has the placeholder of .env.example`),
  ];
}
