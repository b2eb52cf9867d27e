/** One environment variable that a deployer may set. */
export interface ConfigurationVariable {
  name: string;
  isRequired: boolean;
  /** @returns what is wrong with a non-empty value, worded to follow the variable's name; null if it is fine */
  check: (value: string) => string | null;
}

/**
 * An address may be just an origin, or have a path. Credentials, a query or a fragment are mistakes in most.
 * @param use a 'link' is only ever opened; nothing is added to a 'target', which may carry a key in its query
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

function checkHost(value: string): string | null {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(value)
    ? null
    : 'must be a bare host name without scheme or path, for example your-project.firebaseapp.com';
}

function checkPictureOrigins(value: string): string | null {
  const wrong = value
    .split(/\s+/)
    .filter((origin) => !/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(origin));
  return wrong.length === 0
    ? null
    : `must be origins separated by spaces, for example https://*.example.com; not ${wrong.join(' ')}`;
}

function checkNoSpaces(value: string): string | null {
  return /\s/.test(value) ? 'must not contain white space' : null;
}

/** Everything that can be configured, in the order of `.env.example`. */
export const CONFIGURATION_VARIABLES = [
  { name: 'VITE_API_BASE_URL', isRequired: true, check: checkUrl('https://api.example.com/api') },
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
] as const satisfies readonly ConfigurationVariable[];

const valueOf = (env: Readonly<Record<string, unknown>>, name: string) => String(env[name] ?? '').trim();

/** The names of required variables that are not set; white space alone does not count. */
export function missingVariables(env: Readonly<Record<string, unknown>>): string[] {
  return CONFIGURATION_VARIABLES.filter(
    ({ name, isRequired }) => isRequired && valueOf(env, name) === '',
  ).map(({ name }) => name);
}

/** One sentence for each variable with an invalid value. */
export function invalidVariables(env: Readonly<Record<string, unknown>>): string[] {
  return CONFIGURATION_VARIABLES.flatMap(({ name, check }) => {
    const value = valueOf(env, name);
    const problem = value === '' ? null : check(value);
    return problem === null ? [] : [`${name} ${problem}`];
  });
}
