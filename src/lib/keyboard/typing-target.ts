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
