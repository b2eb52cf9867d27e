/** The middle value; the mean of the two middle ones if their number is even. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? NaN;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/**
 * What 98 % of the values do not exceed, as browsers report a page's INP: of every fifty, the slowest is left out.
 * NaN for none.
 */
export function percentile98(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 50)] ?? NaN;
}

/** A Markdown table; the first row is its head. All columns but the first are aligned right. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const head = rows[0] ?? [];
  const widths = head.map((_, column) => Math.max(4, ...rows.map((row) => (row[column] ?? '').length)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? ` ${'-'.repeat(width)} ` : ` ${'-'.repeat(width - 1)}: `)).join('|')}|`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
