/** The app is written in English, so its numbers are too: another language's digits and marks would stand in English sentences. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US');
