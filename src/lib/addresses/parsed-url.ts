/**
 * Instead of `URL.parse`, which Safari has only since version 18 (and `URL.canParse` since 17).
 * @returns null where the text is not a URL
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
