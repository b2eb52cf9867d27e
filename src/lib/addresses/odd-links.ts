import { safeLink } from './safe-link';

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
