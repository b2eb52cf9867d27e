/** Sent with every key that goes to an input method. */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to the composition of a word, as in Japanese: its Enter chooses the word and must do nothing
 * else. Safari ends the composition before that Enter arrives, and only the deprecated key code shows it.
 */
export function isComposingKey({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === PROCESSED_BY_INPUT_METHOD;
}

const isLatin = (key: string) => /^[\x20-\x7e]+$/.test(key);

/**
 * The key that counts for shortcuts: what it types or, if that is not a Latin letter (Cyrillic, Greek, Hebrew,
 * Arabic ...), the letter at the same position on a Latin keyboard.
 * @returns as in `KeyboardEvent.key`, letters in lower case
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  const meant = isLatin(key) || place === undefined ? key : place;
  return meant.length === 1 ? meant.toLowerCase() : meant;
}

/** Where a key press enters text or chooses from a list, so that it cannot be a shortcut. */
const TYPING = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="combobox"], [role="listbox"]',
].join();

/** @returns the control that takes what is typed there; null where a key may be a shortcut */
export function typingTarget(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(TYPING) : null;
}
