import type { KeyboardEvent } from 'react';

/**
 * Ctrl+Enter and Cmd+Enter send the form that a textarea stands in, as Enter does from an input.
 * Put it on the form or on the textarea; does nothing for other keys, or while the form's submit button is disabled.
 */
export function submitOnModEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  const { form } = event.target;
  if (!form) return;
  // Of all its elements: the button may stand outside and name the form.
  const isClosed = [...form.elements].some(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit' && element.disabled,
  );
  if (isClosed) return;
  event.preventDefault();
  form.requestSubmit();
}
