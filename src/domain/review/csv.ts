/**
 * A table as CSV that spreadsheet programs open correctly: a byte-order mark, CRLF, every field quoted. What a
 * program would take for a formula gets an apostrophe in front: applicants write these texts, and '=HYPERLINK(...)'
 * must stay text (OWASP, 'CSV injection').
 */
export function toCsv(rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string {
  const lines = rows.map((row) => row.map(field).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

export type CsvSeparator = ',' | ';';

/** Where numbers have a decimal comma, spreadsheet programs expect semicolons, and put all else into one column. */
export function csvSeparator(language: string): CsvSeparator {
  return (1.5).toLocaleString(language).includes(',') ? ';' : ',';
}

const STARTS_FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function field(text: string): string {
  const safe = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
