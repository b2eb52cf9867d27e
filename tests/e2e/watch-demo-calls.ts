import type { BrowserContext } from '@playwright/test';
import { watchConformance } from '../openapi/watch-conformance';

/** A request and its response. The headers are pairs, because a page returns plain values only. */
interface SeenCall {
  method: string;
  url: string;
  headers: [string, string][];
  text: string;
  response: { status: number; headers: [string, string][]; text: string };
}

/**
 * Compares the demo's requests and responses with openapi.yaml. It records them in the page, because Playwright doesn't see
 * the bodies of the worker.
 * @returns a function that returns the deviations, one sentence each
 */
export async function watchDemoCalls(context: BrowserContext, apiBaseUrl: string): Promise<() => string[]> {
  const watch = watchConformance(apiBaseUrl);
  await context.exposeBinding('reportCall', (_page, { method, url, headers, text, response }: SeenCall) => {
    watch.request({ method, url, headers: new Headers(headers), text: text || undefined });
    watch.response({ method, url }, { ...response, headers: new Headers(response.headers) });
  });
  await context.addInitScript((base) => {
    const { reportCall } = window as unknown as { reportCall: (call: SeenCall) => Promise<void> };
    const plainFetch = window.fetch;
    window.fetch = async (input, init) => {
      const sent = new Request(input instanceof Request ? input.clone() : input, init);
      const response = await plainFetch(input, init);
      if (sent.url.startsWith(`${base}/`)) {
        const { method, url, headers } = sent;
        const copy = response.clone();
        // Not awaited, so that the app gets its response without delay.
        void Promise.all([sent.text(), copy.text()]).then(
          ([text, received]) =>
            reportCall({
              method,
              url,
              text,
              headers: [...headers],
              response: { status: copy.status, headers: [...copy.headers], text: received },
            }),
          () => undefined,
        );
      }
      return response;
    };
  }, apiBaseUrl);
  return watch.takeDeviations;
}
