import { formatNumber } from './format-number';
/** What a search counts, for example 'board' and 'boards'. */
export interface Noun {
  one: string;
  other: string;
}

export const BOARD_NOUN: Noun = { one: 'board', other: 'boards' };

/** '1 board', '1,200 boards'. */
export function foundText(count: number, { one, other }: Noun): string {
  return `${formatNumber(count)} ${count === 1 ? one : other}`;
}
