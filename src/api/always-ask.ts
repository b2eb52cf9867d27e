/**
 * For every call: an answer that the browser has stored may only be used if the server says that it is still right.
 *
 * After Back or Forward browsers take stored answers without asking, however old they are and whoever they were for: the
 * person before could have been somebody else, and the address is all that browsers compare.
 */
export const ALWAYS_ASK: RequestCache = 'no-cache';
