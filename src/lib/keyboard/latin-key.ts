type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

const isLatin = (key: string) => /^[\x20-\x7e]+$/.test(key);

/**
 * The key that counts for shortcuts: what it types or, if that is not a Latin letter (Cyrillic, Greek, Hebrew,
 * Arabic ...), the letter at the same position on a Latin keyboard.
 * @returns as in `KeyboardEvent.key`, letters in lower case
 */
export function latinKey({ key, code }: PressedKey): string {
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  const meant = isLatin(key) || place === undefined ? key : place;
  return meant.length === 1 ? meant.toLowerCase() : meant;
}
