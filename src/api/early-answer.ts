interface EarlyAnswer {
  url: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** The first call, sent by index.html before the app was there (build/early-script.ts). */
    earlyAnswer?: EarlyAnswer | undefined;
  }
}

/**
 * Takes over the call that index.html has sent already, once and only if it is the very same: same address, no token.
 * @returns the answer on its way, or null where this call has to be sent
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | null {
  const early = typeof window === 'undefined' ? undefined : window.earlyAnswer;
  if (early === undefined) return null;
  // Whatever the app asks first, the moment for it has passed.
  window.earlyAnswer = undefined;
  const isSame =
    request.method === 'GET' && request.url === early.url && !request.headers.has('authorization');
  return isSame ? early.answer : null;
}
