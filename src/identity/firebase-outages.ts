const SESSION_CALLS =
  /^https:\/\/(identitytoolkit\.googleapis\.com\/v1\/accounts:lookup|securetoken\.googleapis\.com\/v1\/token)\b/;

/**
 * Firebase 12 deletes the stored session when looking up the account or refreshing the token is answered with 403,
 * 429 or 5xx (firebase/firebase-js-sdk#9259). Those answers mean an outage of the service and say nothing about the
 * person, so they are turned into a network error, which leaves the session alone. Real invalidations come as 400
 * and still sign out.
 */
export function keepSessionThroughOutages(): void {
  const original = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    const isOutage = response.status === 403 || response.status === 429 || response.status >= 500;
    if (isOutage) {
      const url = input instanceof Request ? input.url : String(input);
      if (SESSION_CALLS.test(url)) throw new TypeError('Failed to fetch');
    }
    return response;
  };
}
