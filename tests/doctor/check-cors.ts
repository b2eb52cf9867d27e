import type { Call, Reply } from './caller';
import { statusProblem } from './described-answers';
import { failed, ok, type Finding } from './finding';

/** The headers of the app's calls that a browser asks the server about first. */
const HEADERS = ['authorization', 'content-type'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

const listIn = (reply: Reply, header: string) =>
  (reply.headers.get(header) ?? '')
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '');

/** What follows from a missing permission on an answer. */
export const KEPT_FROM_THE_APP = 'browsers keep the answer from the app';

/** Whether a browser would hand this reply to the app. @returns what is wrong, null if nothing is */
export function originProblem(reply: Reply, appOrigin: string): string | null {
  const allowed = reply.headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === appOrigin) return null;
  if (allowed?.includes(',')) {
    return `Access-Control-Allow-Origin is sent more than once (${allowed}); browsers accept only one, from the server or its proxy`;
  }
  return allowed === null
    ? `Access-Control-Allow-Origin is missing; it must be ${appOrigin} or *`
    : `Access-Control-Allow-Origin is ${allowed}; it must be ${appOrigin} or *`;
}

/** Asks, as a browser does, whether the app may make its calls. */
export async function checkCors(call: Call, apiBaseUrl: string, appOrigin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const method of METHODS) {
    const reply = await call(`${apiBaseUrl}/profile`, {
      method: 'OPTIONS',
      headers: {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': HEADERS.join(','),
      },
    });
    const check = `CORS preflight for ${method}`;
    const problem = preflightProblem(reply, method, appOrigin);
    findings.push(
      problem === null
        ? ok(check, `${appOrigin} may call`)
        : failed(check, problem, `browsers refuse every ${method} of the app`),
    );
  }
  return findings;
}

function preflightProblem(reply: Reply, method: string, appOrigin: string): string | null {
  const status = statusProblem(reply);
  if (status !== null) return `OPTIONS is ${status}; it must be a 2xx, also without a token`;
  const origin = originProblem(reply, appOrigin);
  if (origin !== null) return origin;
  const methods = listIn(reply, 'access-control-allow-methods');
  // Browsers allow GET and POST without being told.
  const isKnown = method === 'GET' || method === 'POST' || methods.includes(method.toLowerCase());
  if (!isKnown && !methods.includes('*')) return `Access-Control-Allow-Methods lacks ${method}`;
  const headers = listIn(reply, 'access-control-allow-headers');
  // By the Fetch standard '*' stands for every header but Authorization.
  const lacking = HEADERS.filter(
    (header) => !headers.includes(header) && !(header !== 'authorization' && headers.includes('*')),
  );
  return lacking.length === 0 ? null : `Access-Control-Allow-Headers lacks ${lacking.join(' and ')}`;
}
