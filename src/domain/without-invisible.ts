const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Leaves out the invisible characters that come with what is pasted, which nobody can see or type: soft hyphens, spaces
 * without a width, marks of direction. Joiners stay: scripts and emoji need them.
 */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
