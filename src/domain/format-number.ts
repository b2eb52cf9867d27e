/**
 * The app is in English, and so are its numbers: digits and separators of another language would look wrong in its
 * sentences.
 */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');
