import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Verdict } from '@/domain/review/assessment';
import { checkAtRest } from './guarantees';
import { ModelDevice } from './model-device';
import { FAULTS, ModelServer, type Fault, type ServerKind } from './model-server';
import { boardOf, BOARDS, LATE, ModelTab, REQUESTS, type Deeds } from './model-tab';

/**
 * The same histories every time, so that a change is never blamed for what another seed would have found. By hand, with
 * others: REVIEW_HISTORIES=10000 REVIEW_SEED=$RANDOM.
 */
const HISTORIES = Number(process.env.REVIEW_HISTORIES ?? (process.env.TEST_FULL === '1' ? 10_000 : 300));
const SEED = Number(process.env.REVIEW_SEED ?? 20_261_122);
/** A hundred times what it takes; only what hangs takes this long, however many there are. */
const HISTORY_TIMEOUT_MS = 600;
const ACCOUNTS = ['ana', 'ben'];

export interface World {
  device: ModelDevice;
  server: ModelServer;
  deeds: Deeds;
  tabs: ModelTab[];
}

type Command = fc.AsyncCommand<Record<string, never>, World>;

const command = (name: string, act: (world: World) => void): Command => ({
  check: () => true,
  run: async (_model, world) => act(world),
  toString: () => name,
});

const tab = fc.constantFrom(0, 1);
const request = fc.constantFrom(...REQUESTS.map(([id]) => id));
const newcomer = fc.constantFrom(...LATE);
const board = fc.constantFrom(...Object.keys(BOARDS));
const outcome = fc.constantFrom('accept' as const, 'reject' as const);
const verdict = fc.constantFrom<Verdict | null>('yes', 'no', 'maybe', null);
const fault = fc.constantFrom<Fault>(...FAULTS);

const inTab = (world: World, at: number): ModelTab => {
  const found = world.tabs[at];
  if (found === undefined) throw new Error(`There is no tab ${at}`);
  return found;
};

function reopen(world: World, at: number) {
  const { device, server, deeds, tabs } = world;
  tabs[at] = new ModelTab(device, server, deeds, `${inTab(world, at).name}'`);
  tabs[at].signIn('ana');
}

const COMMANDS: fc.Arbitrary<Command>[] = [
  ...Array.from({ length: 3 }, () =>
    fc
      .tuple(tab, request, verdict)
      .map(([at, id, to]) => command(`${at} judges ${id}: ${to}`, (world) => inTab(world, at).judge(id, to))),
  ),
  // Judged and sent at once, so that many histories get that far.
  ...Array.from({ length: 3 }, () =>
    fc.tuple(tab, request, outcome, fc.array(fault, { maxLength: 3 })).map(([at, id, what, faults]) =>
      command(`${at} sends ${what} of ${id} into [${faults.join(', ')}]`, (world) => {
        const where = inTab(world, at);
        world.server.faults.push(...faults);
        where.judge(id, what === 'accept' ? 'yes' : 'no');
        where.openScreen(boardOf(id));
        where.confirm();
      }),
    ),
  ),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(tab, request, outcome, fc.array(fault, { maxLength: 3 })).map(([at, id, what, faults]) =>
      command(`${at} decides ${what} of ${id} in the dialog, into [${faults.join(', ')}]`, (world) => {
        world.server.faults.push(...faults);
        inTab(world, at).decideInDialog(id, what);
      }),
    ),
  ),
  fc.tuple(tab, request, outcome, verdict).map(([at, id, what, then]) =>
    command(`${at} opens ${what} of ${id}, judges ${then} and confirms`, (world) => {
      const where = inTab(world, at);
      where.judge(id, what === 'accept' ? 'yes' : 'no');
      where.openScreen(boardOf(id));
      where.judge(id, then);
      where.confirm();
    }),
  ),
  fc.tuple(tab, request).map(([at, id]) =>
    command(`${at} opens the screen, removes ${id} and confirms`, (world) => {
      const where = inTab(world, at);
      where.openScreen(boardOf(id));
      where.changeScreen(id, { isRemoved: true });
      where.confirm();
    }),
  ),
  fc
    .tuple(tab, board)
    .map(([at, id]) =>
      command(`${at} gives a No to the rest of ${id}`, (world) => inTab(world, at).rejectRest(id)),
    ),
  fc
    .tuple(tab, board)
    .map(([at, id]) => command(`${at} undoes in ${id}`, (world) => inTab(world, at).undo(id))),
  fc
    .tuple(tab, board)
    .map(([at, id]) =>
      command(`${at} opens the screen of ${id}`, (world) => inTab(world, at).openScreen(id)),
    ),
  fc
    .tuple(tab, request, fc.nat(9))
    .map(([at, id, number]) =>
      command(`${at} rewrites the note of ${id}: ${number}`, (world) =>
        inTab(world, at).changeScreen(id, { note: `${inTab(world, at).account}: note ${number}` }),
      ),
    ),
  tab.map((at) => command(`${at} confirms`, (world) => inTab(world, at).confirm())),
  tab.map((at) => command(`${at} pauses`, (world) => inTab(world, at).pause())),
  tab.map((at) => command(`${at} resumes`, (world) => inTab(world, at).resume())),
  tab.map((at) => command(`${at} cancels`, (world) => inTab(world, at).cancel())),
  fc
    .tuple(tab, board)
    .map(([at, id]) => command(`${at} reloads ${id}`, (world) => void inTab(world, at).reload(id))),
  fc
    .tuple(tab, board)
    .map(([at, id]) =>
      command(`${at} opens the desk of ${id}`, (world) => void inTab(world, at).learnFromShown(id)),
    ),
  fc.tuple(tab, newcomer, outcome, fc.array(fault, { maxLength: 3 })).map(([at, id, what, faults]) =>
    command(`${at} sends ${what} of the newcomer ${id} into [${faults.join(', ')}]`, (world) => {
      const where = inTab(world, at);
      world.server.faults.push(...faults);
      world.server.newcomersApply();
      void where.reload(boardOf(id)).then(() => {
        where.judge(id, what === 'accept' ? 'yes' : 'no');
        where.openScreen(boardOf(id));
        where.confirm();
      });
    }),
  ),
  tab.map((at) =>
    command(`${at} crashes and is opened again`, (world) => {
      inTab(world, at).crash();
      reopen(world, at);
    }),
  ),
  fc
    .tuple(tab, fc.constantFrom(...ACCOUNTS))
    .map(([at, account]) => command(`${at} becomes ${account}`, (world) => inTab(world, at).signIn(account))),
  tab.map((at) => command(`${at} signs out`, (world) => inTab(world, at).signOut())),
  fc.boolean().map((isOnline) =>
    command(isOnline ? 'online' : 'offline', ({ device }) => {
      device.isOnline = isOnline;
    }),
  ),
  fc.constant(
    command('nothing can be stored', ({ device, server, deeds }) => {
      device.isBroken = true;
      deeds.wasBroken = true;
      // Two tabs that share nothing learn of each other from the list alone, so that one has to be right.
      server.kind = { ...server.kind, listsLateBy: 0 };
    }),
  ),
  fc.constant(
    command('everything can be stored again', ({ device }) => {
      device.isBroken = false;
    }),
  ),
  board.map((id) => command(`${id} is deleted`, ({ server }) => server.deleteBoard(id))),
  fc
    .tuple(request, outcome)
    .map(([id, what]) =>
      command(`elsewhere: ${what} ${id}`, ({ server }) => server.decideElsewhere(id, what)),
    ),
];

const serverKind: fc.Arbitrary<ServerKind> = fc.record({
  isLenient: fc.boolean(),
  listsPendingOnly: fc.boolean(),
  omitsNotes: fc.boolean(),
  hasOwnWords: fc.boolean(),
  listsLateBy: fc.constantFrom(0, 0, 1, 2),
});

async function runHistory(
  scheduler: fc.Scheduler,
  kind: ServerKind,
  commands: Iterable<Command>,
): Promise<string[]> {
  const deeds: Deeds = {
    confirmed: new Set(),
    order: 0,
    callEnded: new Map(),
    seenPending: new Map(),
    unwritten: new Set(),
    unanswered: new Set(),
    verdicts: new Map(),
    crashed: new Set(),
    taken: new Map(),
    cancelledBy: new Set(),
    unrecorded: new Set(),
    wasBroken: false,
    hadLateLists: kind.listsLateBy > 0,
    isBlurred: false,
    problems: [],
  };
  const device = new ModelDevice(scheduler);
  vi.stubGlobal('window', { localStorage: device.local });
  const server = new ModelServer(REQUESTS, kind, LATE);
  const tabs = ['one', 'two'].map((name) => new ModelTab(device, server, deeds, name));
  const world: World = { device, server, deeds, tabs };
  for (const each of tabs) {
    each.signIn('ana');
    for (const boardId of Object.keys(BOARDS)) void each.reload(boardId);
  }
  await scheduler.waitIdle();
  await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: world }), commands);
  await scheduler.waitIdle();
  return [...deeds.problems, ...(await checkAtRest(world, scheduler, ACCOUNTS))];
}

it(
  `the guarantees hold in ${HISTORIES} random histories of two tabs (seed ${SEED})`,
  { timeout: HISTORIES * HISTORY_TIMEOUT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        serverKind,
        fc.commands(COMMANDS, { maxCommands: 25, size: 'max' }),
        async (scheduler, kind, commands) => {
          expect(await runHistory(scheduler, kind, commands)).toEqual([]);
        },
      ),
      { numRuns: HISTORIES, seed: SEED },
    );
  },
);
