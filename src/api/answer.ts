/**
 * For every call: an answer that the browser has stored may only be used if the server says that it is still right.
 *
 * While a page loads after Back or Forward, Chromium takes stored answers without asking, however old they are and
 * whoever they were for: it compares nothing but the address.
 */
export const ALWAYS_ASK: RequestCache = 'no-cache';

/** What is used of a response. */
export type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;
