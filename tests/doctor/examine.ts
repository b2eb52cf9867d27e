import { withoutTrailingSlash } from '@/lib/configuration';
import { createCaller, Unreachable, type Call } from './caller';
import { checkVariables } from './check-configuration';
import { checkCors } from './check-cors';
import { checkFirebase } from './check-firebase';
import { checkBadToken, checkSession } from './check-session';
import { checkShortLinks, checkUnknownId, checkVisitor } from './check-visitor';
import { failed, skipped, warning, type Finding } from './finding';

export interface Examination {
  /** The variables of `.env`. */
  env: Readonly<Record<string, string>>;
  /** Where the app is reached: 'https://talentboard.example.com'. */
  appOrigin: string;
  /** A person's Firebase ID token; null to leave their calls out. It appears in no finding. */
  token: string | null;
  timeoutMs?: number;
  /** An answer that takes longer is worth a warning. */
  slowMs?: number;
}

const SLOW_MS = 3_000;

/** Checks a configuration and the backend and Firebase project behind it. It changes nothing there. */
export async function examine(examination: Examination): Promise<Finding[]> {
  const { env, appOrigin, token, timeoutMs, slowMs = SLOW_MS } = examination;
  const variables = checkVariables(env, appOrigin);
  if (variables.some(({ verdict }) => verdict === 'failed')) return variables;
  const plainCall = createCaller({ appOrigin, token, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  const slow: string[] = [];
  const call: Call = async (url, options) => {
    const reply = await plainCall(url, options);
    const { pathname } = new URL(url);
    if (reply.ms > slowMs) slow.push(`${reply.method} ${pathname} (${(reply.ms / 1000).toFixed(1)} s)`);
    return reply;
  };
  const found = [
    ...variables,
    ...(await untilUnreachable('Backend', 'no screen has data', (found) =>
      examineBackend({ call, env, appOrigin, token, found }),
    )),
    ...(await untilUnreachable('Firebase project', 'nobody can sign in', async (found) => {
      found.push(...(await checkFirebase(call, env, appOrigin)));
    })),
  ];
  return slow.length === 0
    ? found
    : [
        ...found,
        warning('Speed', `slow answers: ${slow.join(', ')}`, 'people look at skeletons for that long'),
      ];
}

/** Keeps what was found before a server stopped answering, or a check met what nobody had thought of. */
async function untilUnreachable(
  check: string,
  consequence: string,
  run: (found: Finding[]) => Promise<void>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  try {
    await run(found);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    found.push(
      error instanceof Unreachable
        ? failed(check, detail, consequence)
        : failed(check, `the check itself has failed: ${detail}`, 'what follows was not checked'),
    );
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
