import type { DemoBoard, DemoDb, DemoUser } from '@/demo/db';

/** The middle value. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The value that 98 % stay under, as browsers report a page's INP. */
export function percentile98(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, sorted.length - 1 - Math.floor(sorted.length / 50))] ?? NaN;
}

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

export function creatorOf(db: DemoDb): { board: DemoBoard; creator: DemoUser } {
  const [board] = db.boards;
  const creator = db.users.find(({ _id }) => _id === board?.creator);
  if (board === undefined || creator === undefined) throw new Error('There is no board with its creator');
  return { board, creator };
}
