/**
 * A table as CSV that spreadsheet programs open correctly: a byte-order mark, CRLF, every field quoted. Texts that a
 * program would convert get an apostrophe in front: formulas such as '=HYPERLINK(...)' (OWASP, 'CSV injection'), '0044',
 * and '3/4', which is read as a date. Numbers get none.
 */
export function toCsv(
  rows: readonly (readonly (string | number)[])[],
  separator: CsvSeparator = ',',
): string {
  const lines = rows.map((row) => row.map(field).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

export type CsvSeparator = ',' | ';';

/** Spreadsheet programs expect semicolons in locales with a decimal comma. */
export function csvSeparator(language: string): CsvSeparator {
  return (1.5).toLocaleString(language).includes(',') ? ';' : ',';
}

const STARTS_FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Numbers, amounts, times, and dates in figures. */
const FIGURES = /^[\s(]*[\d.,$€£¥][\d\s.,:/()$€£¥%e+-]*(?:[ap]m?)?\s*$/iu;
const NAMED_DATE =
  /^[\s\d.,/-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,/-]*\d[\s\d.,:/-]*$|^\s*\d+[\s.,/-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s*$/iu;
/** Numbers that spreadsheet programs show unchanged; longer ones are rounded. */
const PLAIN = /^(?:0|[1-9]\d{0,10})$/u;
const LOGICAL = /^\s*(?:true|false)\s*$/iu;

const wouldConvert = (text: string) =>
  STARTS_FORMULA.test(text) ||
  (/\d/.test(text) && !PLAIN.test(text) && (FIGURES.test(text) || NAMED_DATE.test(text))) ||
  LOGICAL.test(text);

/** More characters than this spill over into other cells in Excel. */
const CELL_MAX_LENGTH = 32_767;
const CUT = '… (cut)';

function cut(text: string): string {
  if (text.length <= CELL_MAX_LENGTH) return text;
  // A cut through a surrogate pair would leave an invalid character.
  return text.slice(0, CELL_MAX_LENGTH - CUT.length).replace(/[\uD800-\uDBFF]$/, '') + CUT;
}

function field(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && wouldConvert(text) ? `'${text}` : text;
  return `"${cut(safe).replaceAll('"', '""')}"`;
}
