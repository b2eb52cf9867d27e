type PressedKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Sent with every key that goes to an input method. */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to the composition of a word, as in Japanese: its Enter chooses the word and must do nothing
 * else. Safari ends the composition before that Enter arrives, and only the deprecated key code shows it.
 */
export function isComposingKey({ isComposing, keyCode }: PressedKey): boolean {
  return isComposing || keyCode === PROCESSED_BY_INPUT_METHOD;
}
