import { withoutTrailingSlash } from '@/lib/configuration';
import { createCaller, Unreachable, type Call } from './caller';
import { checkVariables } from './check-configuration';
import { checkCors } from './check-cors';
import { checkFirebase } from './check-firebase';
import { checkBadToken, checkSession } from './check-session';
import { checkShortLinks, checkUnknownId, checkVisitor } from './check-visitor';
import { failed, skipped, type Finding } from './finding';

export interface Examination {
  /** The variables of `.env`. */
  env: Readonly<Record<string, string>>;
  /** Where the app is reached: 'https://talentboard.example.com'. */
  appOrigin: string;
  /** A person's Firebase ID token; null to leave their calls out. It appears in no finding. */
  token: string | null;
  timeoutMs?: number;
}

/** Checks a configuration and the backend and Firebase project behind it. It changes nothing there. */
export async function examine({ env, appOrigin, token, timeoutMs }: Examination): Promise<Finding[]> {
  const variables = checkVariables(env);
  if (variables.some(({ verdict }) => verdict === 'failed')) return variables;
  const call = createCaller({ appOrigin, token, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  return [
    ...variables,
    ...(await untilUnreachable('Backend', 'no screen has data', (found) =>
      examineBackend({ call, env, appOrigin, token, found }),
    )),
    ...(await untilUnreachable('Firebase project', 'nobody can sign in', async (found) => {
      found.push(...(await checkFirebase(call, env, appOrigin)));
    })),
  ];
}

/** Keeps what was found before a server stopped answering. */
async function untilUnreachable(
  check: string,
  consequence: string,
  run: (found: Finding[]) => Promise<void>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  try {
    await run(found);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    found.push(failed(check, error.message, consequence));
  }
  return found;
}

interface BackendExamination extends Pick<Examination, 'env' | 'appOrigin' | 'token'> {
  call: Call;
  found: Finding[];
}

async function examineBackend({ call, env, appOrigin, token, found }: BackendExamination): Promise<void> {
  const apiBaseUrl = withoutTrailingSlash((env.VITE_API_BASE_URL ?? '').trim());
  const backend = { call, apiBaseUrl, appOrigin };
  found.push(...(await checkCors(call, apiBaseUrl, appOrigin)));
  const visitor = await checkVisitor(backend);
  found.push(...visitor.findings);
  found.push(await checkShortLinks(backend, visitor.boards));
  found.push(await checkUnknownId(backend));
  found.push(await checkBadToken(backend));
  found.push(
    ...(token === null
      ? [skipped('Calls of a signed-in person', 'give a token with --token-file')]
      : await checkSession(backend, token, (env.VITE_FIREBASE_PROJECT_ID ?? '').trim())),
  );
}
