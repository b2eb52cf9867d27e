/** Shows a one-line notice (Sonner); its code is loaded with the first one. */
export function showNotice(text: string): void {
  void import('./notices').then(({ drawNotice }) => drawNotice(text));
}
