/** What is decided about an application. */
export type Outcome = 'accept' | 'reject';

export const isOutcomeText = (value: unknown): value is Outcome => value === 'accept' || value === 'reject';
