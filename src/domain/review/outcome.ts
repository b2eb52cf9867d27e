/** The two decisions on an application. */
export type Outcome = 'accept' | 'reject';
