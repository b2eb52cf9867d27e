import { formatNumber } from './format-number';

/** '1 board', '1,200 boards'. @param many the plural, if it has more than an s */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
