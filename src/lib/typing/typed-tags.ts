/** Commas and semicolons (including East Asian ones), line breaks and tabs. */
const BETWEEN_TAGS = /[,;，、；\n\r\t]+/;
const BETWEEN_WORDS = /[,;，、；\s]+/;

/** Rules of a list of tags. All lists trim their tags and reject empty ones and duplicates (ignoring case). */
export interface TagRules {
  /** Spaces separate tags too. */
  isSplitBySpace: boolean;
  /** Turns a typed text into a tag. */
  normalize: (text: string) => string;
}

/** Splits 'React, TypeScript; Node' into the complete tags and the unfinished rest. */
export function splitTags(text: string, { isSplitBySpace }: TagRules): { complete: string[]; rest: string } {
  const parts = text.split(isSplitBySpace ? BETWEEN_WORDS : BETWEEN_TAGS);
  return { complete: parts.slice(0, -1), rest: parts.at(-1) ?? '' };
}

/** @returns the normalized texts that the list doesn't contain yet */
export function newTags(tags: readonly string[], texts: readonly string[], rules: TagRules): string[] {
  const existing = new Set(tags.map((tag) => tag.toLowerCase()));
  const added: string[] = [];
  for (const text of texts) {
    const tag = rules.normalize(text).trim();
    if (tag === '' || existing.has(tag.toLowerCase())) continue;
    existing.add(tag.toLowerCase());
    added.push(tag);
  }
  return added;
}
