import { expect, it } from 'vitest';
import { csvSeparator, toCsv } from './csv';

it.each([
  ['plain', '"plain"'],
  ['with "quotes", commas\nand lines', '"with ""quotes"", commas\nand lines"'],
  ['=1+1', '"\'=1+1"'],
  ['+49', '"\'+49"'],
  ['-2', '"\'-2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\rx', '"\'\rx"'],
  ['  =1', '"\'  =1"'],
  ['\u200b=1', '"\'\u200b=1"'],
  ['＝1', '"\'＝1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['0044 20 7946 0958', '"\'0044 20 7946 0958"'],
  ['00', '"\'00"'],
  ['12345678901234567890', '"\'12345678901234567890"'],
  ['1-2', '"\'1-2"'],
  ['3/4', '"\'3/4"'],
  ['1e5', '"\'1e5"'],
  ['.5', '"\'.5"'],
  ['1,5', '"\'1,5"'],
  ['(5)', '"\'(5)"'],
  ['50 %', '"\'50 %"'],
  ['$100', '"\'$100"'],
  ['10:30', '"\'10:30"'],
  ['9 pm', '"\'9 pm"'],
  ['2024-01-05', '"\'2024-01-05"'],
  ['1 May', '"\'1 May"'],
  ['May 5, 2024', '"\'May 5, 2024"'],
  ['true', '"\'true"'],
  ['90', '"90"'],
  ['0', '"0"'],
  ['123456789012', '"\'123456789012"'],
  [5, '"5"'],
  [-2, '"-2"'],
  ['3 years', '"3 years"'],
  ['1. Because', '"1. Because"'],
  ['May', '"May"'],
  ['2026-12-01T00:00:00.000Z', '"2026-12-01T00:00:00.000Z"'],
  ['...', '"..."'],
  ['a=b', '"a=b"'],
  ['می‌خواهم 🌱', '"می‌خواهم 🌱"'],
  ['', '""'],
])('writes %j as %s', (text, field) => {
  expect(toCsv([[text]])).toBe(`\ufeff${field}\r\n`);
});

it('ends every line with CRLF', () => {
  expect(toCsv([['a', 'b'], ['c']])).toBe('\ufeff"a","b"\r\n"c"\r\n');
});

it.each([
  ['en-US', ','],
  ['en-GB', ','],
  ['de-DE', ';'],
  ['fr', ';'],
  ['pt-BR', ';'],
  ['ja', ','],
])('separates columns in %s by %s', (language, separator) => {
  expect(csvSeparator(language)).toBe(separator);
});

it('separates columns by the given separator', () => {
  expect(toCsv([['a;b', 'c']], ';')).toBe('\ufeff"a;b";"c"\r\n');
});

it.each([
  ['a'.repeat(32_767), 'a'.repeat(32_767)],
  ['a'.repeat(32_768), `${'a'.repeat(32_760)}… (cut)`],
  [`${'a'.repeat(32_759)}🎉 and more`, `${'a'.repeat(32_759)}… (cut)`],
])('truncates a text that is too long for a cell (%#)', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\ufeff"${cell}"\r\n`);
});
