/** The key code of every key that an input method handles. */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Whether a key press belongs to an IME composition, whose Enter only confirms the word. Safari ends the composition before
 * that Enter, which then only has the deprecated key code.
 */
export function isComposingKey({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === PROCESSED_BY_INPUT_METHOD;
}

const isLatin = (key: string) => /^[\x20-\x7e]+$/.test(key);

/**
 * The key for shortcuts: its character or, for a non-Latin letter, the letter at the same position on a Latin keyboard.
 * @returns as in `KeyboardEvent.key`, letters in lower case
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const position = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  const latin = isLatin(key) || position === undefined ? key : position;
  return latin.length === 1 ? latin.toLowerCase() : latin;
}

/** Controls in which a key press enters text or chooses an option, so it isn't a shortcut. */
const TYPING = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="combobox"], [role="listbox"]',
].join();

/** @returns the control that handles typed keys; null if a key may be a shortcut */
export function typingTarget(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(TYPING) : null;
}
