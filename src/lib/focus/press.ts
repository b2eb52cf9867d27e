/**
 * Runs a command by pressing its button on screen: the focus returns to the button afterwards, and nothing happens
 * while it is disabled.
 */
export function press(button: HTMLElement | null): void {
  button?.focus();
  button?.click();
}
