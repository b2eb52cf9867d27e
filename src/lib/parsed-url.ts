/**
 * `URL.parse`, which Safari has since version 18 only (and `URL.canParse` since 17).
 * @returns null where the text is no URL
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
