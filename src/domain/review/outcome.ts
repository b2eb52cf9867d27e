/** What is decided about an application. */
export type Outcome = 'accept' | 'reject';
