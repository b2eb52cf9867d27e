/** What `KeyboardEvent` says of a pressed key. */
interface PressedKey {
  key: string;
  code: string;
}

const isLatin = (key: string) => !/[^\x20-\x7e]/.test(key);

/**
 * The key by which shortcuts go: what it types, or, where that is no Latin letter (Cyrillic, Greek, Hebrew, Arabic ...), the
 * letter at the same place of a Latin keyboard.
 * @returns as `KeyboardEvent.key`, letters in lower case
 */
export function latinKey({ key, code }: PressedKey): string {
  const place = code.replace(/Key|Digit/, '');
  const meant = isLatin(key) || place.length !== 1 ? key : place;
  return meant.length === 1 ? meant.toLowerCase() : meant;
}

/** Whether the pressed key types something that no shortcut is named by. */
export const isForeignKey = ({ key }: Pick<PressedKey, 'key'>) => !isLatin(key);
