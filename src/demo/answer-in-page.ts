import { getResponse, type HttpHandler } from 'msw';
import { ANSWER_MARK } from './handlers/server';

/**
 * Makes sure that calls to the demo backend are answered, by wrapping `window.fetch`; other requests pass
 * unchanged. Without a worker the handlers answer here. With one they answer here only if the worker did not: a
 * browser may stop a worker at any time (for example in a background tab), and MSW then lets requests through to
 * the host.
 * @returns a function that removes the wrapper
 */
export function answerInPage(
  handlers: readonly HttpHandler[],
  apiBaseUrl: string,
  hasWorker: boolean,
): () => void {
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, window.location.href).href;
    if (!url.startsWith(`${apiBaseUrl}/`)) return plainFetch(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    if (hasWorker) {
      const answer = await answerOfWorker(plainFetch, request.clone());
      if (answer !== null) return answer;
    }
    return Promise.race([answerOfHandlers(handlers, request), aborted(request.signal)]);
  };
  return () => {
    window.fetch = plainFetch;
  };
}

/** Null where the host answered, or could not be reached. */
async function answerOfWorker(plainFetch: typeof fetch, request: Request): Promise<Response | null> {
  try {
    const response = await plainFetch(request);
    return response.headers.has(ANSWER_MARK) ? response : null;
  } catch (error) {
    if (request.signal.aborted) throw error;
    return null;
  }
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
