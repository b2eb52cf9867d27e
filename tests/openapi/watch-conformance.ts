import { requestDeviations, responseDeviations, type SentRequest } from './conformance';

/** A header of responses that deliberately break the API description; all other responses must match it. */
export const INVALID_ON_PURPOSE = 'x-invalid-on-purpose';

interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface ConformanceWatch {
  request(request: SentRequest): void;
  response(request: Pick<SentRequest, 'method' | 'url'>, response: ReceivedResponse): void;
  /** @returns the deviations since the last call, one sentence each */
  takeDeviations(): string[];
}

/**
 * Compares the app's requests and responses with openapi.yaml.
 * @param apiBaseUrl without a trailing slash
 */
export function watchConformance(apiBaseUrl: string): ConformanceWatch {
  const deviations = new Set<string>();
  /** Responses without deviations, cached because many tests get the same ones. */
  const conforming = new Set<string>();
  return {
    request: (request) => requestDeviations(request, apiBaseUrl).forEach((found) => deviations.add(found)),
    response(request, { status, headers, text }) {
      if (headers.has(INVALID_ON_PURPOSE)) return;
      const key = `${request.method} ${request.url} ${status} ${text}`;
      if (conforming.has(key)) return;
      const found = responseDeviations(request, { status, json: parsed(text) }, apiBaseUrl);
      found.forEach((deviation) => deviations.add(deviation));
      if (found.length === 0) conforming.add(key);
    },
    takeDeviations() {
      const taken = [...deviations];
      deviations.clear();
      return taken;
    },
  };
}

/** Text that isn't JSON is compared as a string, which no response schema allows. */
function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}
