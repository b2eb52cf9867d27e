const SESSION_URLS =
  /^https:\/\/(identitytoolkit\.googleapis\.com\/v1\/accounts:lookup|securetoken\.googleapis\.com\/v1\/token)\b/;

/**
 * Turns responses that mean an outage of the service into network errors, because Firebase 12 would delete the stored
 * session (firebase/firebase-js-sdk#9259). Real invalidations have the status 400 and still sign the user out.
 */
export function keepSessionThroughOutages(): void {
  const original = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    const isOutage = response.status === 403 || response.status === 429 || response.status >= 500;
    if (isOutage) {
      const url = input instanceof Request ? input.url : String(input);
      if (SESSION_URLS.test(url)) throw new TypeError('Failed to fetch');
    }
    return response;
  };
}
