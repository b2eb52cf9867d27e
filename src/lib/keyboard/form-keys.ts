import type { KeyboardEvent } from 'react';
import { isComposingKey } from './composing-key';

/**
 * Ctrl+Enter and Cmd+Enter submit the form from a textarea, as Enter does from an input. Use it on the form or on
 * the textarea. Ignores other keys, and does nothing while the form's submit button is disabled.
 */
export function submitOnModEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposingKey(event.nativeEvent)) return;
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  const { form } = event.target;
  if (!form) return;
  // Through `elements`, because the button may be outside of the form and refer to it.
  const isClosed = [...form.elements].some((element) =>
    element.matches('button[type=submit]:disabled, button[type=submit][aria-disabled=true]'),
  );
  if (isClosed) return;
  event.preventDefault();
  form.requestSubmit();
}
