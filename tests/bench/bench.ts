/*
 * Measures the production bundle in Chromium, over HTTP/2 with brotli, beside a page that renders the same list
 * without a framework. Times depend on the machine, so they are reported as ratios and never asserted.
 */
import { chromium, type Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoDb } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { createBackend } from '../backend/http-server';
import { bundleFolder, runViteBuild, TEST_CONFIGURATION } from '../build/bundles';
import { CHROMIUM_ARGUMENTS } from '../e2e/chromium-arguments';
import { verifyIdToken } from '../e2e/firebase/id-token';
import { makeBoard, makeRequest, makeUser } from '../kit/people';
import { firebase } from './bench-browser';
import { API_HOST, startBenchServer } from './bench-server';
import { LIST_LENGTH, measureLoads, measurePress } from './loads';
import { measureScale } from './scale';

const FLOOR = fileURLToPath(new URL('./no-framework', import.meta.url));
const RESULTS = path.dirname(bundleFolder('production'));

/** A Markdown table. */
const table = ([head, ...rows]: readonly (readonly string[])[]): string =>
  [head!, head!.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

async function buildBundle(): Promise<string> {
  const folder = path.join(RESULTS, 'bench');
  const configuration = { ...TEST_CONFIGURATION, VITE_API_BASE_URL: `https://${API_HOST}/api` };
  const { exitCode, output } = await runViteBuild({ mode: 'production', folder, configuration });
  if (exitCode !== 0) throw new Error(`The bundle could not be built:\n${output}`);
  return folder;
}

/** The seed's first board, with this many members and more boards, and with this many requests. */
function scaledDb({ cards, requests }: { cards: number; requests: number }): DemoDb {
  const db = seedDb();
  const [board] = db.boards;
  const people = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => makeUser(`${prefix}-${index}`, `Ada Berg ${index}`));
  const members = people(cards, 'member');
  const applicants = people(requests, 'applicant');
  const boards = members.map(({ _id }, index) =>
    makeBoard({ _id: `board-${index}`, name: `Board No. ${index}`, creator: _id, shortLink: `b${index}` }),
  );
  return {
    ...db,
    users: [...db.users, ...members, ...applicants],
    boards: [{ ...board!, members: members.map(({ _id }) => _id) }, ...boards],
    joinRequests: applicants.map(({ _id }) =>
      makeRequest({ _id: `request-${_id}`, user: _id, board: board!._id }),
    ),
  };
}

/** `npm run bench`. @param selected 'loads', 'press' or 'scale'; empty for all */
export async function main(selected: readonly string[], findChromium: () => Promise<string>) {
  const executablePath = await findChromium();
  const bundle = await buildBundle();

  /** Measures in a browser of its own over the given data. */
  async function over<Result>(db: DemoDb, measure: (browser: Browser, db: DemoDb) => Promise<Result>) {
    const backend = createBackend({ db, verifyToken: (token) => verifyIdToken(token, firebase.projectId) });
    const server = await startBenchServer({ bundle, floor: FLOOR, backend, firebase });
    const args = [...CHROMIUM_ARGUMENTS, ...server.launchArguments];
    const browser = await chromium.launch({ executablePath, args });
    const result = await measure(browser, db);
    await browser.close();
    await server.close();
    return result;
  }

  async function scaleTable(): Promise<string> {
    const few = await over(scaledDb({ cards: 100, requests: 100 }), measureScale);
    const many = await over(scaledDb({ cards: 10_000, requests: 2000 }), measureScale);
    const rows = many.map(([name, value], index) => {
      const small = few[index]![1];
      return [name, value.toFixed(0), small.toFixed(0), (value / small).toFixed(2)];
    });
    return table([['4x slower CPU', '10,000 cards, 2,000 requests', '100 of each', 'ratio'], ...rows]);
  }

  const seed = seedDb();
  const listDb = { ...seed, boards: seed.boards.slice(0, LIST_LENGTH) };
  const isSelected = (part: string) => selected.length === 0 || selected.includes(part);
  const parts = [`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores.`];
  if (isSelected('loads')) parts.push(table(await over(listDb, measureLoads)));
  if (isSelected('press')) parts.push(table(await over(listDb, measurePress)));
  if (isSelected('scale')) parts.push(await scaleTable());
  const report = `${parts.join('\n\n')}\n`;
  console.log(`\n${report}`);
  writeFileSync(path.join(RESULTS, '..', 'bench.md'), report);
}
