import { getResponse, type HttpHandler } from 'msw';

/**
 * Answers calls to the demo backend inside the page, by wrapping `window.fetch`; other requests pass unchanged. A worker
 * would run the same handlers, but it may be blocked, and a browser may stop it at any time.
 */
export function answerInPage(handlers: readonly HttpHandler[], apiBaseUrl: string): void {
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, window.location.href).href;
    if (!url.startsWith(`${apiBaseUrl}/`)) return plainFetch(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    return Promise.race([answerOfHandlers(handlers, request), aborted(request.signal)]);
  };
}

async function answerOfHandlers(handlers: readonly HttpHandler[], request: Request): Promise<Response> {
  const response = await getResponse([...handlers], request);
  return response ?? Response.json({ message: 'No such route' }, { status: 404 });
}

/** Never resolves; rejects, as fetch does, when the caller aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
