/** A header of responses that deliberately break the API description; all other responses must match it. */
export const INVALID_ON_PURPOSE = 'x-spoiled-on-purpose';

/** A failure of a request, for component tests and for the HTTP backend. */
export interface FailureResponse {
  /** The response's status; 200 by default. */
  status?: number;
  /** The response's body: a string is sent unchanged, any other value as JSON. `{message}` by default. */
  body?: unknown;
  /** The response's headers. */
  headers?: Record<string, string>;
  /** The body may break openapi.yaml. A string always may. */
  breaksContract?: boolean;
  /** The backend processes the request first; only its response is replaced. */
  acts?: boolean;
  /** The request never gets a response. */
  hang?: boolean;
  /** Drops the connection. */
  drop?: boolean;
  /** The backend's own response arrives after this many milliseconds. */
  delayMs?: number;
}

/**
 * @param act makes the backend process the request
 * @returns null if the backend's own response is to be sent; a network error for a dropped connection
 */
export async function respondWith(
  fault: FailureResponse,
  act: () => Promise<unknown>,
): Promise<Response | null> {
  const { status, body, headers, breaksContract, acts, hang, drop, delayMs } = fault;
  if (acts) await act();
  if (hang) await new Promise(() => {});
  if (drop) return Response.error();
  if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (status === undefined && body === undefined) return null;
  const init = { status: status ?? 200, ...(headers === undefined ? {} : { headers }) };
  const answer =
    typeof body === 'string'
      ? new Response(body, { ...init, headers: { 'content-type': 'text/html', ...headers } })
      : Response.json(body === undefined ? { message: 'Injected fault' } : body, init);
  if (breaksContract || typeof body === 'string') answer.headers.set(INVALID_ON_PURPOSE, '1');
  return answer;
}
