import type { Browser } from '@playwright/test';
import type { DemoDb, DemoUser } from '@/demo/db';
import { paths } from '@/lib/addresses/paths';
import { open, type OpenPage } from './bench-browser';
import { compiledCodeBytes } from './heap-snapshot';

/** Two rounds: by then every screen has been seen, and what is kept for a minute is there. */
const WARM_UP_SCREENS = 40;
const SCREENS = 200;
/** As many again: what grows only because it is used often stops growing, and what is lost does not. */
const DOUBLE_SCREENS = 400;

interface Counts {
  heapMb: number;
  nodes: number;
  listeners: number;
}

interface Held extends Counts {
  /** The heap without the code that V8 has compiled meanwhile: what the page itself holds. */
  dataMb: number;
}

/** After how many screens, and what was held then; in this order. */
export type SittingResult = Record<'before' | 'after' | 'double', { screens: number; held: Held }>;

/** What is left after garbage collection, including what is detached from the page but still held. */
async function count({ devtools }: OpenPage): Promise<Counts> {
  await devtools.send('HeapProfiler.enable');
  // Weak references and finalizers take a second round.
  for (const _ of ['first', 'second']) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_000_000, nodes, listeners: jsEventListeners };
}

/** The round that a creator makes again and again. */
function screensOf(db: DemoDb, creator: DemoUser): string[] {
  const own = db.boards.filter((board) => board.creator === creator._id).map(({ _id }) => _id);
  const others = db.boards.filter((board) => board.creator !== creator._id).map(({ _id }) => _id);
  const people = db.users.filter(({ _id }) => _id !== creator._id).map(({ _id }) => _id);
  const [ownBoard = '', foreignBoard = '', join = ''] = [own[0], others[0], others[1]];
  return [
    ...[paths.board(ownBoard), paths.review(ownBoard), paths.boards(), paths.board(foreignBoard)],
    ...[paths.profile(), paths.saved(), paths.joinBoard(join), paths.home()],
    ...[`${paths.board(ownBoard)}?tab=requests`, paths.profile(people[0])],
    ...[`${paths.home()}?mode=member`, paths.profile(people[1]), paths.board(others[2] ?? '')],
    ...[paths.createBoard(), paths.boards(), paths.board(others[3] ?? ''), paths.home()],
    ...[`${paths.home()}?q=design`, paths.comingSoon(), paths.home()],
  ];
}

/** Goes there within the app, and waits until nothing on the screen is loading. */
async function show({ page }: OpenPage, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    () => document.querySelector('#main h1') !== null && document.querySelector('#main .skeleton') === null,
  );
}

async function countDataMb(opened: OpenPage): Promise<number> {
  const { heapMb } = await count(opened);
  return heapMb - (await compiledCodeBytes(opened.devtools)) / 1_000_000;
}

/** One sitting, measured when everything has been seen, at its end, and after as many screens again. */
async function sit<T>(
  browser: Browser,
  { url, as, round }: { url: string; as: DemoUser; round: readonly string[] },
  measure: (opened: OpenPage) => Promise<T>,
): Promise<Record<keyof SittingResult, T>> {
  const opened = await open(browser, {
    url,
    selector: 'main article a',
    count: 1,
    profile: { cpuSlowdown: 1, latencyMs: 0, bitsPerSecond: null },
    as,
  });
  const go = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) await show(opened, round[index % round.length] ?? '/');
  };
  await go(0, WARM_UP_SCREENS);
  const before = await measure(opened);
  await go(WARM_UP_SCREENS, SCREENS);
  const after = await measure(opened);
  await go(SCREENS, DOUBLE_SCREENS);
  const double = await measure(opened);
  await opened.close();
  return { before, after, double };
}

/** A long sitting in one page: what is still held at its end, next to what was when everything had been seen once. */
export async function measureSitting(
  browser: Browser,
  origin: string,
  db: DemoDb,
  creator: DemoUser,
): Promise<SittingResult> {
  const sitting = { url: `${origin}${paths.home()}`, as: creator, round: screensOf(db, creator) };
  const counts = await sit(browser, sitting, count);
  // A sitting of its own, because a heap snapshot leaves something behind.
  const dataMb = await sit(browser, sitting, countDataMb);
  const held = (at: keyof SittingResult, screens: number) => ({
    screens,
    held: { ...counts[at], dataMb: dataMb[at] },
  });
  return {
    before: held('before', WARM_UP_SCREENS),
    after: held('after', SCREENS),
    double: held('double', DOUBLE_SCREENS),
  };
}
