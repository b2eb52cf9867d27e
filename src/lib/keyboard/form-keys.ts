import type { KeyboardEvent } from 'react';
import { isComposingKey } from './keys';

/** Moves to the next field on Enter; in the last field Enter submits. For forms whose submission can't be undone. */
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

/** Submits a form on Ctrl+Enter and Cmd+Enter, unless its submit button is disabled. For the form's `onKeyDown`. */
export function submitOnModEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposingKey(event.nativeEvent)) return;
  if (!(event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement)) return;
  const { form } = event.target;
  if (!form) return;
  // In `elements`, because the button may be outside of the form and refer to it.
  const isSubmitDisabled = [...form.elements].some(
    (element) =>
      element instanceof HTMLButtonElement &&
      element.type === 'submit' &&
      element.matches(':disabled, [aria-disabled=true]'),
  );
  if (isSubmitDisabled) return;
  event.preventDefault();
  form.requestSubmit();
}
