import type { KeyboardEvent } from 'react';

/**
 * Ctrl+Enter and Cmd+Enter send the form that a textarea stands in, as Enter does from an input.
 * Put it on the form or on the textarea; does nothing for other keys, or while the form's submit button is disabled.
 */
export function submitOnModEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  const { form } = event.target;
  const submit = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || submit?.disabled) return;
  event.preventDefault();
  form.requestSubmit();
}
