import type { KeyboardEvent } from 'react';
import { isComposingKey } from './keys';

/**
 * Enter in a one-line field goes to the next field instead of submitting the form, for a form whose result can't be taken
 * back. In the last field it submits.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, target } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || isComposingKey(event.nativeEvent)) return;
  if (!(target instanceof HTMLInputElement) || target.form === null) return;
  const fields = [...target.form.elements].filter((element) => element.matches('input, textarea, select'));
  const next = fields[fields.indexOf(target) + 1];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/**
 * Ctrl+Enter and Cmd+Enter submit the form from a field. Use it on the form. Ignores other keys, and does nothing while the form's submit button is disabled.
 */
export function submitOnModEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposingKey(event.nativeEvent)) return;
  if (!(event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement)) return;
  const { form } = event.target;
  if (!form) return;
  // Through `elements`, because the button may be outside of the form and refer to it.
  const isClosed = [...form.elements].some(
    (element) =>
      element instanceof HTMLButtonElement &&
      element.type === 'submit' &&
      element.matches(':disabled, [aria-disabled=true]'),
  );
  if (isClosed) return;
  event.preventDefault();
  form.requestSubmit();
}
