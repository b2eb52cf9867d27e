import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { examine } from './examine';
import { report } from './report';

const USAGE = `Usage: npm run doctor -- [options]

Checks the configuration in .env, and the backend and Firebase project behind it. Changes nothing.

  --origin <url>       where the app is reached (VITE_PUBLIC_URL by default, else http://localhost:5173)
  --token-file <file>  a Firebase ID token, for the calls of a signed-in person
  --token <token>      the same; other people on this computer may see it in the list of processes
  --json               prints the findings as JSON

Exit code: 0 if nothing failed, 1 if something did, 2 if it was called in a wrong way.`;

interface Settings {
  appOrigin: string;
  token: string | null;
  isJson: boolean;
}

/** @throws an error that says what is wrong with the arguments */
function settingsOf(args: string[], env: Readonly<Record<string, string>>): Settings {
  const { values } = parseArgs({
    args,
    options: {
      origin: { type: 'string' },
      token: { type: 'string' },
      'token-file': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const file = values['token-file'];
  const token = file === undefined ? values.token : readFileSync(file, 'utf8');
  const address = values.origin ?? (env.VITE_PUBLIC_URL?.trim() || 'http://localhost:5173');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    throw new Error(
      `--origin must be a full URL, for example https://talentboard.example.com; not ${address}`,
    );
  }
  return { appOrigin: new URL(address).origin, token: token?.trim() || null, isJson: values.json };
}

/**
 * `npm run doctor`.
 * @param root the project's folder, with `.env`
 * @returns the exit code
 */
export async function doctor(root: string, args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const env = loadEnv('production', root, 'VITE_');
  let settings: Settings;
  try {
    settings = settingsOf(args, env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  const { appOrigin, token, isJson } = settings;
  const findings = await examine({ env, appOrigin, token });
  console.log(isJson ? JSON.stringify(findings, null, 2) : report(findings));
  return findings.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
}

export const main = (args: string[]) => doctor(process.cwd(), args);
