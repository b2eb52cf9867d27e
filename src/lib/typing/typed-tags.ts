/** Commas and semicolons, those of East Asian keyboards too, and lines. */
const BETWEEN_TAGS = /[,;，、；\n\r\t]+/;
const BETWEEN_WORDS = /[,;，、；\s]+/;

/**
 * What a list of short texts takes, besides its own rules: trimmed, no empty ones, none twice in any case.
 */
export interface TagRules {
  /** A space separates two tags as well. */
  isSplitBySpace: boolean;
  /** Turns a typed text into a tag. */
  normalise: (text: string) => string;
}

/** 'React, TypeScript; Node' as its parts, with the unfinished one at the end as typed. */
export function splitTags(text: string, { isSplitBySpace }: TagRules): { whole: string[]; rest: string } {
  const parts = text.split(isSplitBySpace ? BETWEEN_WORDS : BETWEEN_TAGS);
  return { whole: parts.slice(0, -1), rest: parts.at(-1) ?? '' };
}

/** The texts that would be new in a list, ready to be added. */
export function newTags(tags: readonly string[], texts: readonly string[], rules: TagRules): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const added: string[] = [];
  for (const text of texts) {
    const tag = rules.normalise(text).trim();
    if (tag === '' || known.has(tag.toLowerCase())) continue;
    known.add(tag.toLowerCase());
    added.push(tag);
  }
  return added;
}
