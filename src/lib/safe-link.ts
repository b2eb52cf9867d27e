/**
 * Makes a link target of what people typed; only http and https pass (contract, 'Links made from people's data').
 * @returns the normalised URL, or null where the text is no such URL
 */
export function safeLink(value: string): string | null {
  const text = value.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
