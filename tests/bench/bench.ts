/*
 * Measures the production bundle in Chromium, over HTTP/2 with brotli, beside a page that renders the same list
 * without a framework. Times depend on the machine, so they are reported as ratios and never asserted.
 */
import type { Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoDb } from '@/demo/db';
import { seedDb } from '@/demo/seed/seed-db';
import { scaleDb } from './scale-db';
import { startBackend } from '../backend/http-server';
import { createTestTokenVerifier } from '../backend/verify-test-token';
import { bundleFolder, runViteBuild, TEST_CONFIGURATION } from '../build/bundles';
import { firebase, launch } from './bench-browser';
import { API_HOST, startBenchServer } from './bench-server';
import { LIST_LENGTH, measureLoads, measurePress } from './loads';
import { table } from './report';
import { measureScale } from './scale';

const FLOOR = fileURLToPath(new URL('./no-framework', import.meta.url));
const RESULTS = path.dirname(bundleFolder('production'));
const FEW = { cards: 100, requests: 100 };
const MANY = { cards: 10_000, requests: 2000 };

async function buildBundle(): Promise<string> {
  const folder = path.join(RESULTS, 'bench');
  const configuration = { ...TEST_CONFIGURATION, VITE_API_BASE_URL: `https://${API_HOST}/api` };
  const { exitCode, output } = await runViteBuild({ mode: 'production', folder, configuration });
  if (exitCode !== 0) throw new Error(`The bundle could not be built:\n${output}`);
  return folder;
}

interface Setting {
  chromiumPath: string;
  bundle: string;
}

/** Measures in a browser of its own over the given data. */
async function over<Result>(
  { chromiumPath, bundle }: Setting,
  db: DemoDb,
  measure: (browser: Browser, db: DemoDb) => Promise<Result>,
): Promise<Result> {
  const projectId = TEST_CONFIGURATION.VITE_FIREBASE_PROJECT_ID;
  const backend = await startBackend({ db, verifyToken: createTestTokenVerifier({ projectId }) });
  const server = await startBenchServer({
    bundle,
    floor: FLOOR,
    backendOrigin: new URL(backend.url).origin,
    firebase,
  });
  const browser = await launch(chromiumPath, server.launchArguments);
  try {
    return await measure(browser, db);
  } finally {
    await browser.close();
    await server.close();
    await backend.close();
  }
}

function dataOf({ cards, requests }: typeof MANY): DemoDb {
  const seed = seedDb();
  return scaleDb({ ...seed, boards: seed.boards.slice(0, 1) }, { boards: cards, members: cards, requests });
}

async function scaleTable(setting: Setting): Promise<string> {
  const few = await over(setting, dataOf(FEW), measureScale);
  const many = await over(setting, dataOf(MANY), measureScale);
  const rows = many.map(([name, value], index) => {
    const small = few[index]?.[1] ?? NaN;
    return [name, value.toFixed(0), small.toFixed(0), (value / small).toFixed(2)];
  });
  return table(['4x slower CPU', '10,000 cards, 2,000 requests', '100 of each', 'ratio'], rows);
}

/** @param words 'loads', 'press' or 'scale'; none of them for all */
export async function bench(chromiumPath: string, words: readonly string[]): Promise<void> {
  const setting = { chromiumPath, bundle: await buildBundle() };
  const seed = seedDb();
  const listDb = { ...seed, boards: seed.boards.slice(0, LIST_LENGTH) };
  const isWanted = (part: string) => words.length === 0 || words.includes(part);
  const parts = [`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores.`];
  if (isWanted('loads')) parts.push(await over(setting, listDb, measureLoads));
  if (isWanted('press')) parts.push(await over(setting, listDb, measurePress));
  if (isWanted('scale')) parts.push(await scaleTable(setting));
  const report = `${parts.join('\n\n')}\n`;
  console.log(`\n${report}`);
  writeFileSync(path.join(RESULTS, '..', 'bench.md'), report);
}
