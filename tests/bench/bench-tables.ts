import type { ScaleResult } from './bench';
import type { LoadResult, Waterfall } from './cold-loads';
import type { NavigationResult } from './navigation-cases';
import type { SittingResult } from './sitting-case';
import {
  PAINTS,
  STEPS,
  type DeskResult,
  type PaintResult,
  type ReviewResult,
  type Steps,
  type TypingResult,
} from './scale-cases';
import { markdownTable } from './statistics';

const ms = (value: number) => value.toFixed(0);

/**
 * Loads. The first two rows are the pages without a framework; the ratios are to the time until their lists are shown.
 * @param title what is the same for all of them
 * @param note what the table cannot say, as sentences
 */
export function loadTable(
  results: readonly LoadResult[],
  { title, note, rounds }: { title: string; note: string; rounds: number },
): string {
  const [floor, earlyFloor] = results;
  const ratio = (value: number, base: number | undefined) => (value / (base ?? NaN)).toFixed(2);
  const hasUsable = results.some(({ usableMs }) => !Number.isNaN(usableMs));
  const usable = (text: string) => (hasUsable ? [text] : []);
  const table = markdownTable([
    [
      title,
      'JS kB',
      'FCP ms',
      'x floor',
      'shown ms',
      'x floor',
      'x early floor',
      ...usable('usable ms'),
      'CLS',
    ],
    ...results.map(({ name, scriptKb, fcpMs, shownMs, usableMs, cls }) => [
      name,
      scriptKb.toFixed(1),
      ms(fcpMs),
      ratio(fcpMs, floor?.fcpMs),
      ms(shownMs),
      ratio(shownMs, floor?.shownMs),
      ratio(shownMs, earlyFloor?.shownMs),
      ...usable(ms(usableMs)),
      cls.toFixed(3),
    ]),
  ]);
  return `${table}\n\nMedians of ${rounds} loads, CLS the worst of them. ${note}`;
}

/** Width of a waterfall, in characters. */
const WATERFALL_COLUMNS = 60;

/** The requests of one load as bars, so that one can see what waits for what. */
export function waterfallText({ name, requests, shownMs }: Waterfall): string {
  const column = (at: number) => Math.round((at / shownMs) * WATERFALL_COLUMNS);
  const lines = requests.map(({ name: url, startMs, endMs }) => {
    const end = Math.min(endMs, shownMs);
    const bar = ' '.repeat(column(startMs)) + '='.repeat(Math.max(1, column(end) - column(startMs)));
    const { host, pathname, search } = new URL(url);
    const file = pathname.startsWith('/assets/') ? pathname.slice('/assets/'.length) : pathname + search;
    const asked = host.endsWith('.googleapis.com') ? host + pathname : file;
    return `${ms(startMs).padStart(5)} ${ms(endMs).padStart(5)} |${bar.padEnd(WATERFALL_COLUMNS)}| ${asked}`;
  });
  const title = `Requests of ${name} until it is shown at ${ms(shownMs)} ms (start, end, both in ms):`;
  return [title, '```', ...lines, '```'].join('\n');
}

/** Clicks on a link after hovering it. */
export function pressTable(result: NavigationResult, rounds: number): string {
  return markdownTable([
    [
      `a press on a link pointed at, 4x slower CPU, ${rounds} presses`,
      'median',
      'slowest',
      'budget',
      'data, median',
    ],
    [result.name, ms(result.frameMs), ms(result.slowestFrameMs), '100', ms(result.dataMs)],
  ]);
}

/** What a long sitting leaves behind. */
export function sittingTable({ before, after, double }: SittingResult): string {
  const growth = (from: number, to: number) => `${((to / from - 1) * 100).toFixed(1)} %`;
  const row = (name: string, key: keyof (typeof before)['held'], digits = 0) => [
    name,
    before.held[key].toFixed(digits),
    after.held[key].toFixed(digits),
    growth(before.held[key], after.held[key]),
    '10 %',
    double.held[key].toFixed(digits),
    growth(after.held[key], double.held[key]),
  ];
  return markdownTable([
    [
      'held after garbage collection, one sitting',
      `after ${before.screens} screens`,
      `after ${after.screens}`,
      'growth',
      'budget',
      `after ${double.screens}`,
      'further growth',
    ],
    row('heap, MB', 'heapMb', 1),
    row('heap without compiled code, MB', 'dataMb', 1),
    row('DOM nodes, also detached ones', 'nodes'),
    row('event listeners', 'listeners'),
  ]);
}

/** A row of the table: what, how often it was measured, its budget, and how to read it from a result. */
type ScaleRow<T> = [
  name: string,
  sample: string,
  budget: string,
  read: (result: T) => number,
  digits?: number,
];

const MEDIAN = `median of ${PAINTS}`;
const ONCE = 'one load';
const ALL_STEPS = `slowest of ${STEPS}`;

/** The rows of one part, if it was measured. */
function rowsOf<T>(few: T | null, many: T | null, rows: readonly ScaleRow<T>[]): string[][] {
  if (few === null || many === null) return [];
  return rows.map(([name, sample, budget, read, digits = 0]) => [
    name,
    sample,
    read(many).toFixed(digits),
    read(few).toFixed(digits),
    (read(many) / read(few)).toFixed(2),
    budget,
  ]);
}

const typingRows = (name: string): ScaleRow<{ typing: TypingResult }>[] => [
  [`${name}, ms`, 'slowest key', '64', ({ typing }) => typing.slowestMs],
  [`${name}, ms`, 'median key', '32', ({ typing }) => typing.medianMs],
];

/** The goal is the 98th percentile of all that somebody does on a page (INP); the slowest is told too. */
const stepRows = <T>(name: string, read: (result: T) => Steps): ScaleRow<T>[] => [
  [`${name}, ms`, `98 % of ${STEPS}`, '50', (result) => read(result).inpMs],
  [`${name}, ms`, ALL_STEPS, '-', (result) => read(result).slowestMs],
];

const paintRows = (name: string): ScaleRow<PaintResult>[] => [
  [`${name}: first paint after the last byte, ms`, MEDIAN, 'x 1.50', ({ paintMs }) => paintMs],
  [`${name}: first paint after the browser has parsed it, ms`, MEDIAN, '-', ({ ownMs }) => ownMs],
  [`${name}: elements in the page`, MEDIAN, '1500', ({ nodes }) => nodes],
  [`${name}: heap, MB`, MEDIAN, '30', ({ heapMb }) => heapMb, 1],
];

interface ScaleResults {
  few: ScaleResult;
  many: ScaleResult;
  cards: number;
  requests: number;
  fewCards: number;
}

/** What depends on the CPU alone: many entries next to few. */
export function scaleTable({ few, many, cards, requests, fewCards }: ScaleResults): string {
  return markdownTable([
    [
      '4x slower CPU',
      'sample',
      `${cards} cards, ${requests} requests`,
      `${fewCards} of each`,
      'ratio',
      'budget',
    ],
    ...rowsOf(few.members, many.members, [
      ...paintRows("a board's members"),
      ...typingRows('typing over loaded members'),
    ]),
    ...rowsOf(few.boards, many.boards, [
      ...paintRows('boards'),
      ['boards: heap a minute after leaving, MB', ONCE, '-', ({ leftHeapMb }) => leftHeapMb, 1],
      ...typingRows('typing over boards, by the server'),
    ]),
    ...rowsOf(few.people, many.people, paintRows('people')),
    ...rowsOf(few.mine, many.mine, paintRows('my boards')),
    ...rowsOf(few.pending, many.pending, [
      ['pending requests: first paint after the last byte, ms', ONCE, '1000', ({ paintMs }) => paintMs],
      ['pending requests: elements in the page', ONCE, '1500', ({ nodes }) => nodes],
      ['pending requests: opening one, ms', ONCE, '1000', ({ openMs }) => openMs],
      ...stepRows<ReviewResult>('pending requests: the next one', ({ next }) => next),
    ]),
    ...rowsOf(few.desk, many.desk, [
      ['review desk: first paint after the last byte, ms', ONCE, '1000', ({ paintMs }) => paintMs],
      ['review desk: elements in the page', ONCE, '1500', ({ nodes }) => nodes],
      ...stepRows<DeskResult>('review desk: the next one by key', ({ next }) => next),
      ...stepRows<DeskResult>('review desk: a verdict by key', ({ verdict }) => verdict),
      ...stepRows<DeskResult>('review desk: a score by key', ({ score }) => score),
      ['review desk: ticking all, ms', 'slower of 2', '100', ({ tickMs }) => tickMs],
      ['review desk: another pile, ms', 'slowest of 3', '100', ({ filterMs }) => filterMs],
      ...typingRows('review desk, searching in answers'),
    ]),
  ]);
}
