/*
 * Builds the production bundle, serves it as a good host would (HTTP/2, brotli), and measures it in Chromium next
 * to a page that renders the same list without any framework. Times vary on a shared machine, so they are reported
 * as ratios of one run and never asserted; bytes are exact and asserted in tests/build.
 */
import type { Browser } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoDb, DemoUser } from '@/demo/db';
import { scaleDb } from '@/demo/seed/scale-db';
import { seedDb } from '@/demo/seed/seed-db';
import { paths } from '@/lib/addresses/paths';
import { startBackend } from '../backend/http-server';
import { createTestTokenVerifier } from '../backend/verify-test-token';
import { bundleFolder, runViteBuild, TEST_CONFIGURATION } from '../run/bundles';
import { APP_ORIGIN, launch } from './bench-browser';
import { FLOOR_HOST, makeCertificate, startBenchServer } from './bench-server';
import { measureLoads, measureWaterfall, type LoadCase } from './cold-loads';
import {
  measureDesk,
  measureLeaving,
  measurePaint,
  measureReview,
  measureTyping,
  type ScaleCase,
} from './scale-cases';
import { loadTable, pressTable, scaleTable, sittingTable, waterfallText } from './bench-tables';
import { measureNavigation, type NavigationCase } from './navigation-cases';
import { measureSitting } from './sitting-case';

const FLOOR_FOLDER = fileURLToPath(new URL('./no-framework', import.meta.url));
const LIST_LENGTH = 20;
const COLD_LOADS = 5;
/** The load whose requests are printed. */
const WATERFALL = '`/boards/x` signed in';
const PRESSES = 10;
const MANY = 10_000;
const FEW = 100;
const MANY_REQUESTS = 2000;
const TYPED = 'ada berg';
const TYPED_ON_DESK = 'with a comma';
/** The parts of 'scale', which can be run one by one. */
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

/** Runs with a browser of its own over the given data. */
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
  bench.version = browser.version();
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
  /** The browser's, once one has been started. */
  version: string;
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
  // Shown before the app (boot/pages); what is in `main` is the app's.
  const name = { selector: '#root header h1', count: 1 };
  const members = { selector: '#root article a', count: 1 };
  const invitation = { selector: '#root h1 bdi', count: 1 };
  const linkUrl = APP_ORIGIN + paths.shortLink(board.shortLink);
  const profileUrl = APP_ORIGIN + paths.profile();
  const inApp = { selector: 'main article a', count: 1 };
  const isOnBoard = ({ _id }: DemoUser) => _id === board.creator || board.members.includes(_id);
  const hasApplied = ({ _id }: DemoUser) => db.joinRequests.some(({ user }) => user === _id);
  const stranger = db.users.find((user) => user.isProfileComplete && !isOnBoard(user) && !hasApplied(user));
  if (stranger === undefined) throw new Error('Everybody has to do with the board');
  return [
    { name: 'no framework', url: `https://${FLOOR_HOST}/`, ...cards, hasNoApp: true },
    { name: 'no framework, early fetch', url: `https://${FLOOR_HOST}/early.html`, ...cards, hasNoApp: true },
    { name: '`/` signed out', url: `${APP_ORIGIN}/`, ...cards },
    { name: '`/` signed in', url: `${APP_ORIGIN}/`, ...cards, as: creator },
    {
      name: '`/b/x` signed out, to the sign-in',
      url: linkUrl,
      selector: '#main h1',
      count: 1,
    },
    { name: '`/boards/x` signed out, its name', url: boardUrl, ...name },
    { name: '`/boards/x` signed in, its name', url: boardUrl, ...name, as: creator },
    { name: '`/boards/x` signed out, by the app', url: boardUrl, ...inApp },
    { name: '`/boards/x` signed in, by the app', url: boardUrl, ...inApp, as: creator },
    { name: '`/boards/x` signed out', url: boardUrl, ...members },
    { name: WATERFALL, url: boardUrl, ...members, as: creator },
    { name: '`/b/x` signed in, to the invitation', url: linkUrl, ...invitation, as: stranger },
    { name: '`/b/x` signed in, by the app', url: linkUrl, selector: '#main h1', count: 1, as: stranger },
    { name: '`/boards` signed in', url: APP_ORIGIN + paths.boards(), ...members, as: creator },
    { name: '`/boards` signed in, by the app', url: APP_ORIGIN + paths.boards(), ...inApp, as: creator },
    { name: '`/profile` signed in', url: profileUrl, selector: '#boards-created', count: 1, as: creator },
    {
      name: '`/profile` signed in, by the app',
      url: profileUrl,
      selector: 'main #boards-created',
      count: 1,
      as: creator,
    },
    { name: '`/` signed out, again', url: `${APP_ORIGIN}/`, ...cards, isRepeat: true },
    { name: '`/` signed in, again', url: `${APP_ORIGIN}/`, ...cards, as: creator, isRepeat: true },
  ];
}

const TO_BOARD: NavigationCase = {
  name: 'from `/` to a board',
  url: `${APP_ORIGIN}/`,
  link: 'main article a',
  data: 'main [aria-label="Search members"]',
};

/** All cases that depend on the CPU alone, over that much data. */
export type ScaleResult = Awaited<ReturnType<typeof measureScaleOf>>;

const withFiveQuestions = (board: DemoDb['boards'][number]) => ({
  ...board,
  questions: Array.from({ length: 5 }, (_, index) => board.questions[index] ?? `And question ${index + 1}?`),
});

async function measureScaleOf(
  bench: Bench,
  size: { cards: number; requests: number },
  parts: readonly ScalePart[],
) {
  const seed = seedDb();
  const { cards, requests } = size;
  const scaled = scaleDb(
    // Five questions make long applications.
    { ...seed, boards: seed.boards.slice(0, 1).map(withFiveQuestions) },
    { boards: cards, members: cards, requests },
  );
  const { creator: owner } = creatorOf(scaled);
  // One person owns everything, for the case of one's own boards; the other cases do not care.
  const owned = { ...scaled, boards: scaled.boards.map((board) => ({ ...board, creator: owner._id })) };
  return over(bench, owned, async (browser, db) => {
    const { board, creator } = creatorOf(db);
    const boardPath = paths.board(board._id);
    const members = { url: APP_ORIGIN + boardPath, dataPath: `/api${boardPath}`, selector: 'main article a' };
    // The app's own list: a shorter one would be drawn before it (boot/pages/home.tsx).
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
      ...(await measurePaint(browser, scaleCase)),
      typing: await measureTyping(browser, scaleCase, TYPED),
    });
    const has = (part: ScalePart) => parts.includes(part);
    return {
      members: has('members') ? await list(members) : null,
      boards: has('boards')
        ? { ...(await list(boards)), leftHeapMb: await measureLeaving(browser, boards) }
        : null,
      people: has('people') ? await measurePaint(browser, people) : null,
      mine: has('mine') ? await measurePaint(browser, mine) : null,
      pending: has('pending') ? await measureReview(browser, pending) : null,
      desk: has('desk') ? await measureDesk(browser, desk, TYPED_ON_DESK) : null,
    };
  });
}

/**
 * @param chromiumPath the browser to measure in
 * @param words 'loads', 'press', 'sitting', 'scale' or some of `SCALE_PARTS`; none of them for everything. 'paste'
 * also writes the report to README.md
 */
export async function bench(chromiumPath: string, words: readonly string[]): Promise<void> {
  const only = words.filter((word) => word !== 'paste');
  const started = Date.now();
  const bundle = await buildBenchBundle();
  const setting: Bench = { chromiumPath, bundle, certificate: makeCertificate(), version: '' };
  const seed = seedDb();
  const listDb = { ...seed, boards: seed.boards.slice(0, LIST_LENGTH) };
  const parts: string[] = [];
  const named = SCALE_PARTS.filter((part) => only.includes(part));
  const isWanted = (part: string) => only.length === 0 || only.includes(part);
  const scaleParts = isWanted('scale') ? SCALE_PARTS : named;
  if (isWanted('loads')) {
    const results = await over(setting, listDb, async (browser, db) => {
      const cases = loadCases(db);
      const shown = cases.find(({ name }) => name === WATERFALL);
      return {
        loads: await measureLoads(browser, cases, COLD_LOADS),
        waterfall: shown && (await measureWaterfall(browser, shown)),
      };
    });
    parts.push(loadTable(results.loads, COLD_LOADS));
    if (results.waterfall) parts.push(waterfallText(results.waterfall));
  }
  if (isWanted('press')) {
    const press = await over(setting, listDb, (browser) => measureNavigation(browser, TO_BOARD, PRESSES));
    parts.push(pressTable(press, PRESSES));
  }
  if (isWanted('sitting')) {
    const sitting = await over(setting, seed, (browser, db) =>
      measureSitting(browser, APP_ORIGIN, db, creatorOf(db).creator),
    );
    parts.push(sittingTable(sitting));
  }
  if (scaleParts.length > 0) {
    const few = await measureScaleOf(setting, { cards: FEW, requests: FEW }, scaleParts);
    const many = await measureScaleOf(setting, { cards: MANY, requests: MANY_REQUESTS }, scaleParts);
    parts.push(scaleTable({ few, many, cards: MANY, requests: MANY_REQUESTS, fewCards: FEW }));
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const report = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Chromium ${setting.version}, HTTP/2 with brotli, took ${minutes} min; load of the machine over the last five minutes ${loadavg()[1]?.toFixed(1)}, its own included.`,
    ...parts,
  ].join('\n\n');
  console.log(`\n${report}\n`);
  mkdirSync(path.dirname(bundleFolder('production')), { recursive: true });
  writeFileSync(path.join(path.dirname(bundleFolder('production')), '..', 'bench.md'), `${report}\n`);
  if (words.includes('paste')) paste(report);
}

/** Replaces the report in README.md: whole, so that all its figures are of one run. */
function paste(report: string): void {
  const readme = fileURLToPath(new URL('./README.md', import.meta.url));
  const marks = /(<!-- bench -->\n).*(\n<!-- \/bench -->)/s;
  const text = readFileSync(readme, 'utf8');
  writeFileSync(
    readme,
    text.replace(marks, (_whole, start: string, end: string) => `${start}\n${report}\n${end}`),
  );
}
