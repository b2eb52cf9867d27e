/*
 * Builds the production bundle, serves it as a good host would (HTTP/2, brotli), and measures it in Chromium beside a
 * page that renders the same list without any framework. Times drift on a shared machine, so they are told as ratios of
 * one run and never asserted; bytes are exact and asserted in tests/build.
 */
import type { Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoDb, DemoUser } from '@/demo/db';
import { scaleDb } from '@/demo/seed/scale-db';
import { seedDb } from '@/demo/seed/seed-db';
import { paths } from '@/lib/paths';
import { startBackend } from '../backend/http-server';
import { createTestTokenVerifier } from '../backend/verify-test-token';
import { bundleFolder, runViteBuild, TEST_CONFIGURATION } from '../run/bundles';
import { APP_ORIGIN, launch } from './bench-browser';
import { FLOOR_HOST, makeCertificate, startBenchServer } from './bench-server';
import { measureLoads, type LoadCase, type LoadResult } from './cold-loads';
import {
  measureDesk,
  measureLeaving,
  type PaintResult,
  measurePaint,
  measureReview,
  measureTyping,
  type ScaleCase,
  type TypingResult,
} from './scale-cases';
import { measureNavigation, type NavigationCase, type NavigationResult } from './navigation-cases';
import { markdownTable } from './statistics';

const FLOOR_FOLDER = fileURLToPath(new URL('./no-framework', import.meta.url));
const LIST_LENGTH = 20;
const COLD_LOADS = 5;
const PAINTS = 3;
const MANY = 10_000;
const FEW = 100;
const MANY_REQUESTS = 2000;
const TYPED = 'ada berg';
const TYPED_ON_DESK = 'with a comma';
/** Of the half 'scale': each can be asked for alone. */
const SCALE_PARTS = ['members', 'boards', 'people', 'mine', 'pending', 'desk'] as const;
type ScalePart = (typeof SCALE_PARTS)[number];

async function buildBenchBundle(): Promise<string> {
  const folder = path.join(path.dirname(bundleFolder('production')), 'bench');
  const configuration = { ...TEST_CONFIGURATION, VITE_API_BASE_URL: `${APP_ORIGIN}/api` };
  const { exitCode, output } = await runViteBuild({ mode: 'production', folder, configuration });
  if (exitCode !== 0) throw new Error(`The bundle could not be built:\n${output}`);
  return folder;
}

type Measure<T> = (browser: Browser, db: DemoDb) => Promise<T>;

/** Runs with a browser of its own over that data. */
async function over<T>(bench: Bench, db: DemoDb, measure: Measure<T>): Promise<T> {
  const projectId = TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID;
  const backend = await startBackend({ db, verifyToken: createTestTokenVerifier({ projectId }) });
  const server = await startBenchServer({
    certificate: bench.certificate,
    bundle: bench.bundle,
    floor: FLOOR_FOLDER,
    backendOrigin: new URL(backend.url).origin,
  });
  const browser = await launch(bench.chromiumPath, server.launchArguments);
  try {
    return await measure(browser, db);
  } finally {
    await browser.close();
    await server.close();
    await backend.close();
  }
}

interface Bench {
  chromiumPath: string;
  bundle: string;
  certificate: ReturnType<typeof makeCertificate>;
}

function creatorOf(db: DemoDb): { board: DemoDb['boards'][number]; creator: DemoUser } {
  const board = db.boards[0];
  const creator = db.users.find(({ _id }) => _id === board?.creator);
  if (board === undefined || creator === undefined)
    throw new Error('The data have no board with its creator');
  return { board, creator };
}

function loadCases(db: DemoDb): LoadCase[] {
  const { board, creator } = creatorOf(db);
  const cards = { selector: 'article a', count: LIST_LENGTH };
  const boardUrl = APP_ORIGIN + paths.board(board._id);
  const members = { selector: 'main article a', count: 1 };
  return [
    { name: 'no framework, list of 20', url: `https://${FLOOR_HOST}/`, ...cards },
    { name: '`/` signed out', url: `${APP_ORIGIN}/`, ...cards },
    { name: '`/` signed in', url: `${APP_ORIGIN}/`, ...cards, as: creator },
    {
      name: '`/b/x` signed out, to the sign-in',
      url: APP_ORIGIN + paths.shortLink(board.shortLink),
      selector: '#main h1',
      count: 1,
    },
    { name: '`/boards/x` signed out', url: boardUrl, ...members },
    { name: '`/boards/x` signed in', url: boardUrl, ...members, as: creator },
  ];
}

/** All cases that only the processor decides, over that much data. */
async function measureScaleOf(
  bench: Bench,
  size: { cards: number; requests: number },
  parts: readonly ScalePart[],
) {
  const seed = seedDb();
  const { cards, requests } = size;
  const scaled = scaleDb(
    { ...seed, boards: seed.boards.slice(0, 1) },
    { boards: cards, members: cards, requests },
  );
  const { creator: owner } = creatorOf(scaled);
  // Everything is this person's, for the case of one's own boards; no other case looks at it.
  const owned = { ...scaled, boards: scaled.boards.map((board) => ({ ...board, creator: owner._id })) };
  return over(bench, owned, async (browser, db) => {
    const { board, creator } = creatorOf(db);
    const boardPath = paths.board(board._id);
    const members = { url: APP_ORIGIN + boardPath, dataPath: `/api${boardPath}`, selector: 'main article a' };
    // The app's own list: fewer boards are there before it (app/early-boards).
    const boards = { url: `${APP_ORIGIN}/`, dataPath: '/api/boards', selector: 'main article a' };
    const people = { ...boards, url: `${APP_ORIGIN}/?mode=member` };
    const mine = {
      url: APP_ORIGIN + paths.boards(),
      dataPath: '/api/boards/my-boards',
      selector: 'main article a',
      as: creator,
    };
    const dataPath = `/api${boardPath}/join-requests`;
    const pending = {
      url: `${APP_ORIGIN}${boardPath}?tab=requests`,
      dataPath,
      selector: 'main article',
      as: creator,
    };
    const desk = {
      url: APP_ORIGIN + paths.review(board._id),
      dataPath,
      selector: '[aria-label="Applications"] li, [aria-label="Applications"] [role="listitem"]',
      as: creator,
    };
    const list = async (scaleCase: ScaleCase) => ({
      ...(await measurePaint(browser, scaleCase, PAINTS)),
      typing: await measureTyping(browser, scaleCase, TYPED),
    });
    const has = (part: ScalePart) => parts.includes(part);
    return {
      members: has('members') ? await list(members) : null,
      boards: has('boards')
        ? { ...(await list(boards)), leftHeapMb: await measureLeaving(browser, boards) }
        : null,
      people: has('people') ? await measurePaint(browser, people, PAINTS) : null,
      mine: has('mine') ? await measurePaint(browser, mine, PAINTS) : null,
      pending: has('pending') ? await measureReview(browser, pending) : null,
      desk: has('desk') ? await measureDesk(browser, desk, TYPED_ON_DESK) : null,
      version: browser.version(),
    };
  });
}

const ms = (value: number) => value.toFixed(0);

function loadTable(results: readonly LoadResult[]): string {
  const floor = results[0];
  const ratio = (value: number, base: number | undefined) => (value / (base ?? NaN)).toFixed(2);
  return markdownTable([
    ['mobile, cold', 'JS kB', 'FCP ms', 'x floor', 'shown ms', 'x floor', 'CLS'],
    ...results.map(({ name, scriptKb, fcpMs, shownMs, cls }) => [
      name,
      scriptKb.toFixed(1),
      ms(fcpMs),
      ratio(fcpMs, floor?.fcpMs),
      ms(shownMs),
      ratio(shownMs, floor?.shownMs),
      cls.toFixed(3),
    ]),
    // budgets: measured elsewhere in one run with its own floor (764 and 908 ms); only the ratios can be compared.
    ['bulletproof-react (elsewhere)', '156.0', '1736', '2.27', '2999', '3.30', '-'],
  ]);
}

const TO_BOARD: NavigationCase = {
  name: 'from `/` to a board',
  url: `${APP_ORIGIN}/`,
  link: 'main article a',
  data: 'main [aria-label="Search members"]',
};

const pressTable = ({ name, frameMs, dataMs }: NavigationResult): string =>
  markdownTable([
    ['a press on a link pointed at, 4x slower CPU', 'frame ms', 'budget', 'data ms'],
    [name, ms(frameMs), '100', ms(dataMs)],
  ]);

type ScaleResult = Awaited<ReturnType<typeof measureScaleOf>>;

/** One line of the table: what, its budget, and how it is read from a result. */
type ScaleRow<T> = [name: string, budget: string, read: (result: T) => number, digits?: number];

/** The lines of one part, where it was measured. */
function rowsOf<T>(few: T | null, many: T | null, rows: readonly ScaleRow<T>[]): string[][] {
  if (few === null || many === null) return [];
  return rows.map(([name, budget, read, digits = 0]) => [
    name,
    read(many).toFixed(digits),
    read(few).toFixed(digits),
    (read(many) / read(few)).toFixed(2),
    budget,
  ]);
}

const typingRows = (name: string): ScaleRow<{ typing: TypingResult }>[] => [
  [`${name}: slowest key, ms`, '64', ({ typing }) => typing.slowestMs],
  [`${name}: median key, ms`, '32', ({ typing }) => typing.medianMs],
];

const paintRows = (name: string): ScaleRow<PaintResult>[] => [
  [`${name}: first paint after the last byte, ms`, '-', ({ paintMs }) => paintMs],
  [`${name}: first paint after the data are parsed, ms`, 'x 1.50', ({ ownMs }) => ownMs],
  [`${name}: elements in the page`, '1500', ({ nodes }) => nodes],
  [`${name}: heap, MB`, '30', ({ heapMb }) => heapMb, 1],
];

function scaleTable(few: ScaleResult, many: ScaleResult): string {
  const lists = [
    ...rowsOf(few.members, many.members, [
      ...paintRows("a board's members"),
      ...typingRows('typing over loaded members'),
    ]),
    ...rowsOf(few.boards, many.boards, [
      ...paintRows('boards'),
      ['boards: heap a minute after leaving, MB', '-', ({ leftHeapMb }) => leftHeapMb, 1],
      ...typingRows('typing over boards, by the server'),
    ]),
    ...rowsOf(few.people, many.people, paintRows('people')),
    ...rowsOf(few.mine, many.mine, paintRows('my boards')),
  ];
  return markdownTable([
    ['4x slower CPU', `${MANY} cards, ${MANY_REQUESTS} requests`, `${FEW} of each`, 'ratio', 'budget'],
    ...lists,
    ...rowsOf(few.pending, many.pending, [
      ['pending requests: first paint after the data, ms', '1000', ({ paintMs }) => paintMs],
      ['pending requests: elements in the page', '1500', ({ nodes }) => nodes],
      ['pending requests: opening one, ms', '1000', ({ openMs }) => openMs],
      ['pending requests: the next one, slowest, ms', '50', ({ nextMs }) => nextMs],
    ]),
    ...rowsOf(few.desk, many.desk, [
      ['review desk: first paint after the data, ms', '1000', ({ paintMs }) => paintMs],
      ['review desk: elements in the page', '1500', ({ nodes }) => nodes],
      ['review desk: the next one by key, slowest, ms', '50', ({ nextMs }) => nextMs],
      ['review desk: ticking all, ms', '100', ({ tickMs }) => tickMs],
      ...typingRows('review desk, searching in answers'),
    ]),
  ]);
}

/**
 * @param chromiumPath the browser to measure in
 * @param only 'loads' or 'scale' for that half, or some of `SCALE_PARTS`; nothing for all
 */
export async function bench(chromiumPath: string, only: readonly string[]): Promise<void> {
  const started = Date.now();
  const bundle = await buildBenchBundle();
  const setting: Bench = { chromiumPath, bundle, certificate: makeCertificate() };
  const seed = seedDb();
  const listDb = { ...seed, boards: seed.boards.slice(0, LIST_LENGTH) };
  const parts: string[] = [];
  let version = '';
  const named = SCALE_PARTS.filter((part) => only.includes(part));
  const scaleParts = named.length > 0 ? named : only.includes('loads') ? [] : SCALE_PARTS;
  if (only.length === 0 || only.includes('loads')) {
    const results = await over(setting, listDb, async (browser, db) => {
      version = browser.version();
      return {
        loads: await measureLoads(browser, loadCases(db), COLD_LOADS),
        press: await measureNavigation(browser, TO_BOARD, COLD_LOADS),
      };
    });
    parts.push(loadTable(results.loads), pressTable(results.press));
  }
  if (scaleParts.length > 0) {
    const few = await measureScaleOf(setting, { cards: FEW, requests: FEW }, scaleParts);
    const many = await measureScaleOf(setting, { cards: MANY, requests: MANY_REQUESTS }, scaleParts);
    version = many.version;
    parts.push(scaleTable(few, many));
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const report = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Chromium ${version}, HTTP/2 with brotli, medians of ${COLD_LOADS} cold loads. Mobile: 4x slower CPU, 150 ms RTT, 1.6 Mbit/s. Took ${minutes} min; load of the machine ${loadavg()[1]?.toFixed(1)} at the end.`,
    ...parts,
  ].join('\n\n');
  console.log(`\n${report}\n`);
  mkdirSync(path.dirname(bundleFolder('production')), { recursive: true });
  writeFileSync(path.join(path.dirname(bundleFolder('production')), '..', 'bench.md'), `${report}\n`);
}
