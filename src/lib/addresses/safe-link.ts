/**
 * Turns an address that somebody has typed into a link target; only http and https are allowed.
 * @returns the normalised URL, or null where the text is not such a URL
 */
export function safeLink(value: string): string | null {
  const url = parsedUrl(value.trim());
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null;
}

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

/** What was meant as a link: 'https://a.example', 'htps:/a.example', 'http//a.example', 'www.a.example'. */
const MEANT = /(?<![\p{L}\p{N}])(?:[a-z][a-z\d+.-]*:\/|https?:?\/|www\.)[^\s<>"]*/giu;
/** Of the sentence around it. */
const AFTER = /[.,;:!?)\]}'’”»]+$/u;
/** With a host that has a dot. A browser's own reader accepts much more, 'https:/a' for instance. */
const WELL_FORMED = /^https?:\/\/[^/?#]*[^./?#]\.[^./?#]/iu;

/** @returns the links in a text that lead nowhere as they are written, each once */
export function oddLinks(text: string): string[] {
  const meant = (text.match(MEANT) ?? []).map((link) => link.replace(AFTER, ''));
  return [...new Set(meant)].filter((link) => !WELL_FORMED.test(link) || safeLink(link) === null);
}
