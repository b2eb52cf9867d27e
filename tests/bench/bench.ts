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
import type { DemoDb } from '@/demo/db';
import { scaleDb } from '../kit/scale-db';
import { seedDb } from '@/demo/seed/seed-db';
import { paths } from '@/lib/addresses/paths';
import { startBackend } from '../backend/http-server';
import { createTestTokenVerifier } from '../backend/verify-test-token';
import { bundleFolder, runViteBuild, TEST_CONFIGURATION } from '../run/bundles';
import { APP_ORIGIN, firebase, launch } from './bench-browser';
import { API_HOST, makeCertificate, startBenchServer } from './bench-server';
import { measureLoads, measureWaterfall } from './cold-loads';
import { creatorOf, LIST_LENGTH, LOAD_PARTS, WATERFALL, type LoadPartName } from './load-cases';
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
const LOADS = 5;
const PRESSES = 10;
const MANY = 10_000;
const FEW = 100;
const MANY_REQUESTS = 2000;
const TYPED = 'ada berg';
const TYPED_ON_DESK = 'with a comma';
/** The parts of 'scale', which can be run one by one. */
const SCALE_PARTS = ['members', 'boards', 'people', 'mine', 'pending', 'desk'] as const;
type ScalePart = (typeof SCALE_PARTS)[number];

async function buildBenchBundle(hasOwnApi: boolean): Promise<string> {
  const folder = path.join(path.dirname(bundleFolder('production')), hasOwnApi ? 'bench-own-api' : 'bench');
  const api = hasOwnApi ? `https://${API_HOST}` : APP_ORIGIN;
  const configuration = { ...TEST_CONFIGURATION, VITE_API_BASE_URL: `${api}/api` };
  const { exitCode, output } = await runViteBuild({ mode: 'production', folder, configuration });
  if (exitCode !== 0) throw new Error(`The bundle could not be built:\n${output}`);
  return folder;
}

type Measure<T> = (browser: Browser, db: DemoDb) => Promise<T>;

/**
 * Runs with a browser of its own over the given data.
 * @param roundTripMs what a connection takes two of, with the API on a host of its own; 0 for the same host
 */
async function over<T>(bench: Bench, db: DemoDb, measure: Measure<T>, roundTripMs = 0): Promise<T> {
  const projectId = TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID;
  const backend = await startBackend({ db, verifyToken: createTestTokenVerifier({ projectId }) });
  const server = await startBenchServer({
    certificate: bench.certificate,
    bundle: await bench.bundle(roundTripMs > 0),
    floor: FLOOR_FOLDER,
    backendOrigin: new URL(backend.url).origin,
    firebase,
    roundTripMs,
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
  /** Built when it is first needed. */
  bundle: (hasOwnApi: boolean) => Promise<string>;
  certificate: ReturnType<typeof makeCertificate>;
  /** The browser's, once one has been started. */
  version: string;
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

/** The given cases of one table; all of them by default. The pages to compare with are always among them. */
async function measureLoadPart(setting: Bench, db: DemoDb, part: LoadPartName, only: readonly string[]) {
  const { title, note, profile, roundTripMs, hasUsable, casesOf } = LOAD_PARTS[part];
  const isWanted = (name: string) =>
    only.length === 0 ||
    name.startsWith('no framework') ||
    only.some((path) => name.startsWith(`\`${path}\``));
  const measure: Measure<string> = async (browser, data) => {
    const cases = casesOf(data).filter(({ name }) => isWanted(name));
    const results = await measureLoads(browser, cases, { profile, rounds: LOADS, hasUsable });
    const table = loadTable(results, { title, note, rounds: LOADS });
    const shown = part === 'loads' && cases.find(({ name }) => name === WATERFALL);
    return shown ? `${table}\n\n${waterfallText(await measureWaterfall(browser, shown))}` : table;
  };
  return over(setting, db, measure, roundTripMs);
}

/**
 * @param chromiumPath the browser to measure in
 * @param words names of `LOAD_PARTS`, 'press', 'sitting', 'scale' or some of `SCALE_PARTS`; none of them for everything.
 * Paths ('/', '/boards') for only these rows of the loads. 'paste' also writes the report to README.md
 */
export async function bench(chromiumPath: string, words: readonly string[]): Promise<void> {
  const rows = words.filter((word) => word.startsWith('/'));
  const only = words.filter((word) => word !== 'paste' && !word.startsWith('/'));
  const started = Date.now();
  const built = new Map<boolean, Promise<string>>();
  const bundle = (hasOwnApi: boolean) => {
    const known = built.get(hasOwnApi) ?? buildBenchBundle(hasOwnApi);
    built.set(hasOwnApi, known);
    return known;
  };
  const setting: Bench = { chromiumPath, bundle, certificate: makeCertificate(), version: '' };
  const seed = seedDb();
  const listDb = { ...seed, boards: seed.boards.slice(0, LIST_LENGTH) };
  const parts: string[] = [];
  const named = SCALE_PARTS.filter((part) => only.includes(part));
  const isWanted = (part: string) => only.length === 0 || only.includes(part);
  const scaleParts = isWanted('scale') ? SCALE_PARTS : named;
  for (const part of Object.keys(LOAD_PARTS) as LoadPartName[]) {
    if (isWanted(part)) parts.push(await measureLoadPart(setting, listDb, part, rows));
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
