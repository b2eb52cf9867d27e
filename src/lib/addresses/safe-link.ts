/**
 * Turns a typed URL into a link target.
 * @returns the normalized URL, or null if the text isn't an http or https URL
 */
export function safeLink(value: string): string | null {
  const url = parsedUrl(value.trim());
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null;
}

/**
 * Like `URL.parse`, which Safari supports only since version 18.
 * @returns null if the text isn't a URL
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Parts of a text that look like links: 'https://a.example', 'htps:/a.example', 'http//a.example', 'www.a.example'. */
const LINK_LIKE = /(?<![\p{L}\p{N}])(?:[a-z][a-z\d+.-]*:\/|https?:?\/|www\.)[^\s<>"]*/giu;
/** Punctuation of the surrounding sentence. */
const TRAILING_PUNCTUATION = /[.,;:!?)\]}'’”»]+$/u;
/** Requires a host with a dot. `URL` accepts much more, for instance 'https:/a'. */
const WELL_FORMED = /^https?:\/\/[^/?#]*[^./?#]\.[^./?#]/iu;

/** @returns the malformed links in a text, without duplicates */
export function malformedLinks(text: string): string[] {
  const links = (text.match(LINK_LIKE) ?? []).map((link) => link.replace(TRAILING_PUNCTUATION, ''));
  return [...new Set(links)].filter((link) => !WELL_FORMED.test(link) || safeLink(link) === null);
}
