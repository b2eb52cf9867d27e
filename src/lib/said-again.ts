/**
 * What a live region says next: screen readers hear only what changes, so the same words once more get a space that
 * nobody sees.
 * @param before what it says now
 */
export const saidAgain = (before: string, text: string): string => (before === text ? `${text}\u00A0` : text);
