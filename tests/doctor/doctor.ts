import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { absoluteApiBase } from '@/lib/configuration';
import { createCall, Unreachable } from './call';
import {
  checkBadToken,
  checkConfiguration,
  checkCors,
  checkFirebase,
  checkSession,
  checkVisitor,
  failed,
  skipped,
  type Finding,
} from './checks';

const USAGE = `Usage: npm run doctor -- [options]

Checks the configuration in .env, and the backend and Firebase project behind it. Changes nothing.

  --origin <url>       where the app is served (VITE_PUBLIC_URL by default, else http://localhost:5173)
  --token-file <file>  a Firebase ID token, for the calls of a signed-in person
  --skip-firebase      leaves the Firebase project out, for example without access to the Internet
  --json               prints the findings as JSON

Exit code: 0 if nothing failed, 1 if something did, 2 for wrong arguments.`;

interface Settings {
  env: Readonly<Record<string, string>>;
  /** 'https://talentboard.example.com' */
  appOrigin: string;
  /** Appears in no finding. */
  token: string | null;
  skipsFirebase: boolean;
}

/** Runs checks until the server stops responding, which is a finding too. */
async function whileReachable(
  name: string,
  checks: readonly (() => Promise<Finding[]>)[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    for (const check of checks) findings.push(...(await check()));
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    findings.push(failed(name, error.message));
  }
  return findings;
}

/** Checks a configuration, and the backend and the Firebase project behind it. */
export async function diagnose({ env, appOrigin, token, skipsFirebase }: Settings): Promise<Finding[]> {
  const configuration = checkConfiguration(env, appOrigin);
  if (configuration.some(({ verdict }) => verdict === 'failed')) return configuration;
  const call = createCall(appOrigin, token);
  const apiBaseUrl = absoluteApiBase((env.VITE_API_BASE_URL ?? '').trim(), appOrigin);
  const target = { call, appOrigin, apiBaseUrl };
  const noToken = skipped('Calls of a signed-in person', 'give a token with --token-file');
  return [
    ...configuration,
    ...(await whileReachable('Backend', [
      () => checkCors(target),
      () => checkVisitor(target),
      () => checkBadToken(target),
      async () => (token === null ? [noToken] : checkSession(target, token)),
    ])),
    ...(skipsFirebase
      ? [skipped('Firebase project', '--skip-firebase')]
      : await whileReachable('Firebase project', [() => checkFirebase(call, env, appOrigin)])),
  ];
}

function report(findings: readonly Finding[]): string {
  const lines = findings.map(({ check, verdict, detail }) => `${verdict.padEnd(7)}  ${check}: ${detail}`);
  const counts = (['ok', 'warning', 'failed', 'skipped'] as const).map(
    (verdict) => `${findings.filter((finding) => finding.verdict === verdict).length} ${verdict}`,
  );
  return [...lines, '', counts.join(', ')].join('\n');
}

/** @throws if an argument is invalid */
function settingsOf(args: string[], env: Settings['env']): Settings & { isJson: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      origin: { type: 'string' },
      'token-file': { type: 'string' },
      'skip-firebase': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const origin = values.origin ?? (env.VITE_PUBLIC_URL?.trim() || 'http://localhost:5173');
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin))
    throw new Error(`--origin must be a full URL, not ${origin}`);
  const file = values['token-file'];
  const token = file === undefined ? null : readFileSync(file, 'utf8').trim() || null;
  return {
    env,
    appOrigin: new URL(origin).origin,
    token,
    skipsFirebase: values['skip-firebase'],
    isJson: values.json,
  };
}

/** `npm run doctor`. @returns the exit code */
export async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  let settings: ReturnType<typeof settingsOf>;
  try {
    settings = settingsOf(args, loadEnv('production', process.cwd(), 'VITE_'));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  const findings = await diagnose(settings);
  console.log(settings.isJson ? JSON.stringify(findings, null, 2) : report(findings));
  return findings.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
}
