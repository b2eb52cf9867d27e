/** One environment variable that a deployer may set. */
export interface ConfigurationVariable {
  name: string;
  isRequired: boolean;
  /** @returns the error of a non-empty value, as a text that follows the variable's name; null if it is valid */
  check: (value: string) => string | null;
}

export type Environment = Readonly<Record<string, unknown>>;

/** @param forbidden the parts that the URL must not have */
const checkUrl =
  (
    example: string,
    forbidden: readonly ('username' | 'search' | 'hash')[] = ['username', 'search', 'hash'],
  ) =>
  (value: string): string | null => {
    // 'localhost:8080/api' parses too, with 'localhost:' as its scheme.
    const url = /^https?:/.test(value) && URL.canParse(value) ? new URL(value) : null;
    if (url === null) return `must be a full http(s) URL, for example ${example}`;
    const wrong = forbidden.find((part) => url[part] !== '');
    return wrong === undefined ? null : `must not contain ${url[wrong]}`;
  };

/** A URL, or a path on the app's own host. */
const checkApiBase = (value: string) =>
  /^\/[\w/.~-]*$/.test(value) ? null : checkUrl('https://api.example.com/api or /api')(value);

const checkHost = (value: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(value)
    ? null
    : 'must be a bare host name without scheme or path, for example your-project.firebaseapp.com';

function checkPictureOrigins(value: string): string | null {
  const wrong = value
    .split(/\s+/)
    .filter((origin) => !/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(origin));
  return wrong.length === 0
    ? null
    : `must be origins separated by spaces, for example https://*.example.com; not ${wrong.join(' ')}`;
}

const checkNoSpaces = (value: string) => (/\s/.test(value) ? 'must not contain white space' : null);

/** All variables, in the order of `.env.example`. */
export const CONFIGURATION_VARIABLES = [
  { name: 'VITE_API_BASE_URL', isRequired: true, check: checkApiBase },
  { name: 'VITE_FIREBASE_API_KEY', isRequired: true, check: checkNoSpaces },
  { name: 'VITE_FIREBASE_AUTH_DOMAIN', isRequired: true, check: checkHost },
  { name: 'VITE_FIREBASE_PROJECT_ID', isRequired: true, check: checkNoSpaces },
  { name: 'VITE_FIREBASE_APP_ID', isRequired: true, check: checkNoSpaces },
  { name: 'VITE_FIREBASE_STORAGE_BUCKET', isRequired: false, check: checkNoSpaces },
  { name: 'VITE_FIREBASE_MESSAGING_SENDER_ID', isRequired: false, check: checkNoSpaces },
  { name: 'VITE_FIREBASE_AUTH_EMULATOR_URL', isRequired: false, check: checkUrl('http://127.0.0.1:9099') },
  {
    name: 'VITE_ERROR_REPORT_URL',
    isRequired: false,
    check: checkUrl('https://errors.example.com/talentboard', ['username', 'hash']),
  },
  { name: 'VITE_HELP_URL', isRequired: false, check: checkUrl('https://chat.example.com/help', []) },
  { name: 'VITE_PICTURE_ORIGINS', isRequired: false, check: checkPictureOrigins },
  { name: 'VITE_PUBLIC_URL', isRequired: false, check: checkUrl('https://talentboard.example.com') },
  { name: 'VITE_DEV_PROXY', isRequired: false, check: checkUrl('http://127.0.0.1:8080') },
] as const satisfies readonly ConfigurationVariable[];

export const readVariable = (env: Environment, name: string) => String(env[name] ?? '').trim();

/** The names of required variables that are unset or blank. */
export const missingVariables = (env: Environment): string[] =>
  CONFIGURATION_VARIABLES.filter(({ name, isRequired }) => isRequired && readVariable(env, name) === '').map(
    ({ name }) => name,
  );

const withoutUnderscores = (name: string) => name.replaceAll('_', '');

/** One sentence for each variable with an invalid value, or with a misplaced underscore in its name. */
export function invalidVariables(env: Environment): string[] {
  return CONFIGURATION_VARIABLES.flatMap(({ name, check }) => {
    const value = readVariable(env, name);
    const problem = value === '' ? null : check(value);
    const misspelt = Object.keys(env).filter(
      (key) => key !== name && withoutUnderscores(key) === withoutUnderscores(name),
    );
    return [
      ...(problem === null ? [] : [`${name} ${problem}`]),
      ...misspelt.map((key) => `${key}: did you mean ${name}?`),
    ];
  });
}

/** One sentence for each value that works in development only. */
export function developmentOnlyValues(env: Environment): string[] {
  const api = readVariable(env, 'VITE_API_BASE_URL');
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(api);
  const placeholders = CONFIGURATION_VARIABLES.filter(({ name }) =>
    /^https:\/\/api\.example\.com|^your-project/.test(readVariable(env, name)),
  );
  return [
    ...(api.startsWith('http:') && !isLocal
      ? ['VITE_API_BASE_URL must use https, which encrypts the token']
      : []),
    ...(readVariable(env, 'VITE_FIREBASE_AUTH_EMULATOR_URL') === ''
      ? []
      : ['VITE_FIREBASE_AUTH_EMULATOR_URL must be empty: with the emulator, anyone can sign in as anyone']),
    ...placeholders.map(({ name }) => `${name} still has the placeholder of .env.example`),
  ];
}
