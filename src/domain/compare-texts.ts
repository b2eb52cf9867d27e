/** Created with the first list that is sorted, because that takes a phone long. */
let collator: Intl.Collator | undefined;

/** The order of names and other texts in every list: by the language of the product, and numbers by their size. */
export const compareTexts = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b);
