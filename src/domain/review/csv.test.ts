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

it('separates columns by what is asked for', () => {
  expect(toCsv([['a;b', 'c']], ';')).toBe('\ufeff"a;b";"c"\r\n');
});
