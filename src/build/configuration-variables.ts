/** One environment variable that a deployer may set. */
export interface ConfigurationVariable {
  name: string;
  isRequired: boolean;
  /** @returns the error of a non-empty value, as a text that follows the variable's name; null if it is valid */
  check: (value: string) => string | null;
}

type Environment = Readonly<Record<string, unknown>>;

/**
 * Checks a URL.
 * @param use a 'base' has no credentials, query or fragment; a 'target' may have a query; a 'link' may have all of them
 */
function checkUrl(example: string, use: 'base' | 'target' | 'link' = 'base') {
  return (value: string): string | null => {
    const url = URL.canParse(value) ? new URL(value) : null;
    // 'localhost:8080/api' parses too, with 'localhost:' as its scheme.
    if (url === null || !/^https?:$/.test(url.protocol))
      return `must be a full http(s) URL, for example ${example}`;
    if (use === 'link') return null;
    if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
    if (use === 'target') return url.hash === '' ? null : 'must not have a fragment';
    return url.search === '' && url.hash === '' ? null : 'must not have a query or a fragment';
  };
}

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
    check: checkUrl('https://errors.example.com/talentboard', 'target'),
  },
  { name: 'VITE_HELP_URL', isRequired: false, check: checkUrl('https://chat.example.com/help', 'link') },
  { name: 'VITE_PICTURE_ORIGINS', isRequired: false, check: checkPictureOrigins },
  { name: 'VITE_PUBLIC_URL', isRequired: false, check: checkUrl('https://talentboard.example.com') },
  { name: 'VITE_DEV_PROXY', isRequired: false, check: checkUrl('http://127.0.0.1:8080') },
] as const satisfies readonly ConfigurationVariable[];

const valueOf = (env: Environment, name: string) => String(env[name] ?? '').trim();

/** The names of required variables that are unset or blank. */
export const missingVariables = (env: Environment): string[] =>
  CONFIGURATION_VARIABLES.filter(({ name, isRequired }) => isRequired && valueOf(env, name) === '').map(
    ({ name }) => name,
  );

/** One sentence for each variable with an invalid value. */
export function invalidVariables(env: Environment): string[] {
  return CONFIGURATION_VARIABLES.flatMap(({ name, check }) => {
    const value = valueOf(env, name);
    const problem = value === '' ? null : check(value);
    return problem === null ? [] : [`${name} ${problem}`];
  });
}

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  [...a].forEach((letter, index) => {
    const next = [index + 1];
    [...b].forEach((other, column) =>
      next.push(Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (letter === other ? 0 : 1))),
    );
    row = next;
  });
  return row.at(-1)!;
}

/** One question for each variable whose name is similar to one of ours. Ignores others, which may belong to tools. */
export function misspeltVariables(env: Environment): string[] {
  const known = CONFIGURATION_VARIABLES.map(({ name }) => name as string);
  return Object.keys(env).flatMap((name) => {
    if (!name.startsWith('VITE_') || known.includes(name)) return [];
    const meant = known.find((candidate) => distance(candidate, name) <= 2);
    return meant === undefined ? [] : [`${name}: did you mean ${meant}?`];
  });
}

/** One sentence for each value that works in development only. */
export function unfitForDeployment(env: Environment): string[] {
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
