/**
 * Carries out a command by the button that stands for it on screen: the focus comes back to it afterwards, and nothing
 * happens while it is disabled.
 */
export function press(button: HTMLElement | null): void {
  button?.focus();
  button?.click();
}
