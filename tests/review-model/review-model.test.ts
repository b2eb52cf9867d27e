import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_MARK, type Mark } from '@/domain/review/mark';
import { ModelDevice } from './model-device';
import { FAILURES, ModelServer, type Failure, type ServerKind } from './model-server';
import { BOARDS, boardOf, ModelTab, REQUESTS, Trace, type BoardId } from './model-tab';

/** More with `REVIEW_RUNS=10000`. fast-check prints seed and path of a failure; `REVIEW_SEED` and `REVIEW_PATH` repeat it. */
const { REVIEW_RUNS, REVIEW_SEED, REVIEW_PATH } = process.env;
const RUNS = Number(REVIEW_RUNS ?? 100);
const REPEATED = {
  ...(REVIEW_SEED !== undefined && { seed: Number(REVIEW_SEED) }),
  ...(REVIEW_PATH !== undefined && { path: REVIEW_PATH, endOnFailure: true }),
};

interface World {
  device: ModelDevice;
  server: ModelServer;
  trace: Trace;
  tabs: ModelTab[];
}

interface Command extends fc.WithToStringMethod {
  act: (world: World) => void;
  /** How much of what it causes happens before the next command. */
  steps: number;
}

const tabOf = ({ tabs }: World, at: number): ModelTab => tabs[at] as ModelTab;
const command = (name: string, act: Command['act'], steps: number): Command => ({
  act,
  steps,
  [fc.toStringMethod]: () => `${name}; ${steps} steps`,
});

const tab = fc.nat(1);
const board = fc.constantFrom(...(Object.keys(BOARDS) as BoardId[]));
const request = fc.constantFrom(...REQUESTS);
const several = fc.subarray(REQUESTS, { minLength: 1, maxLength: 12 });
const failures = fc.array(fc.constantFrom(...FAILURES), { maxLength: 6 });
const outcome = fc.constantFrom('accept' as const, 'reject' as const);
const verdict = fc.constantFrom('yes' as const, 'no' as const, 'no' as const, 'maybe' as const, null);
const steps = fc.nat(60);

function openTab(world: World, at: number): void {
  const next = new ModelTab(`${tabOf(world, at).name}'`, world.device, world.server, world.trace);
  world.tabs[at] = next;
  next.signIn('ana');
}

function expectFailures(world: World, all: readonly Failure[]): void {
  world.server.failures.push(...all);
}

/** The other tab may send the same while this one ends in the middle of it. */
const interrupted: fc.Arbitrary<Command[]> = fc
  .tuple(tab, several, verdict, outcome, fc.constantFrom('crash', 'offline', 'storage', 'sign-out'), steps)
  .map(([at, ids, to, what, end, count]) => {
    const [id = ''] = ids;
    const boardId = boardOf(id);
    return [
      command(
        `${at} judges ${ids.join()}: ${to}, and sends ${boardId}`,
        (world) => {
          tabOf(world, at).mark(ids, { verdict: to, isOnHold: false });
          tabOf(world, at).send(boardId, true);
        },
        count,
      ),
      command(
        `${at}: ${end}`,
        (world) => {
          if (end === 'crash') {
            tabOf(world, at).crash();
            openTab(world, at);
          } else if (end === 'sign-out') tabOf(world, at).signIn(null);
          else if (end === 'offline') world.device.isOnline = false;
          else world.device.isBroken = true;
        },
        count % 7,
      ),
      command(
        `${1 - at} sends ${boardId}, or decides ${what} of ${id}`,
        (world) => {
          Object.assign(world.device, { isOnline: true, isBroken: false });
          tabOf(world, 1 - at).send(boardId, true);
          tabOf(world, 1 - at).decide(id, what);
        },
        count,
      ),
    ];
  });

const COMMANDS: fc.Arbitrary<Command>[] = [
  fc
    .tuple(tab, several, verdict, steps)
    .map(([at, ids, to, count]) =>
      command(
        `${at} judges ${ids.join()}: ${to}`,
        (world) => tabOf(world, at).mark(ids, { verdict: to, isOnHold: false }),
        count,
      ),
    ),
  fc
    .tuple(tab, several, steps)
    .map(([at, ids, count]) =>
      command(
        `${at} holds ${ids.join()}`,
        (world) => tabOf(world, at).mark(ids.slice(0, 3), { isOnHold: true }),
        count,
      ),
    ),
  fc
    .tuple(tab, request, fc.nat(9), steps)
    .map(([at, id, number, count]) =>
      command(
        `${at} writes note ${number} for ${id}`,
        (world) => tabOf(world, at).mark([id], { note: `${tabOf(world, at).account}: ${number}` }),
        count,
      ),
    ),
  ...Array.from({ length: 3 }, () =>
    fc.tuple(tab, board, several, verdict, failures, steps).map(([at, boardId, ids, to, all, count]) =>
      command(
        `${at} judges ${ids.join()}: ${to}, and sends ${boardId} into [${all.join()}]`,
        (world) => {
          expectFailures(world, all);
          tabOf(world, at).mark(ids, { verdict: to, isOnHold: false });
          tabOf(world, at).send(boardId, true);
        },
        count,
      ),
    ),
  ),
  fc
    .tuple(tab, board, steps)
    .map(([at, boardId, count]) =>
      command(`${at} sends ${boardId} in 8 s`, (world) => tabOf(world, at).send(boardId, false), count),
    ),
  fc.tuple(tab, request, outcome, failures, steps).map(([at, id, what, all, count]) =>
    command(
      `${at} decides ${what} of ${id} in the dialog, into [${all.join()}]`,
      (world) => {
        expectFailures(world, all);
        tabOf(world, at).decide(id, what);
      },
      count,
    ),
  ),
  fc
    .tuple(tab, steps)
    .map(([at, count]) => command(`${at} stops`, (world) => tabOf(world, at).stop(), count)),
  fc
    .tuple(tab, board, steps)
    .map(([at, boardId, count]) =>
      command(`${at} polls ${boardId}`, (world) => void tabOf(world, at).poll(boardId), count),
    ),
  fc.tuple(tab, steps).map(([at, count]) =>
    command(
      `${at} crashes and is opened again`,
      (world) => {
        tabOf(world, at).crash();
        openTab(world, at);
      },
      count,
    ),
  ),
  fc
    .tuple(tab, fc.constantFrom('ana', 'ana', 'ben', null), steps)
    .map(([at, account, count]) =>
      command(`${at} becomes ${account}`, (world) => tabOf(world, at).signIn(account), count),
    ),
  fc
    .tuple(tab, steps)
    .map(([at, count]) => command(`${at} is returned to`, (world) => void tabOf(world, at).refresh(), count)),
  fc
    .tuple(fc.boolean(), steps)
    .map(([isOnline, count]) =>
      command(
        isOnline ? 'online' : 'offline',
        ({ device }) => void Object.assign(device, { isOnline }),
        count,
      ),
    ),
  fc
    .tuple(fc.boolean(), steps)
    .map(([isBroken, count]) =>
      command(
        isBroken ? 'storage breaks' : 'storage works',
        ({ device }) => void Object.assign(device, { isBroken }),
        count,
      ),
    ),
  fc
    .tuple(fc.constantFrom(30_000, 400_000), steps)
    .map(([ms, count]) =>
      command(`${ms} ms pass`, ({ device }) => void Object.assign(device, { now: device.now + ms }), count),
    ),
  fc.tuple(request, outcome, steps).map(([id, what, count]) =>
    command(
      `somebody else: ${what} ${id}`,
      ({ server }) => {
        if (!server.outcomes.has(id)) server.decide(id, what);
      },
      count,
    ),
  ),
];

const serverKind: fc.Arbitrary<ServerKind> = fc.record({
  isLenient: fc.boolean(),
  listsPendingOnly: fc.boolean(),
  hasOwnWords: fc.boolean(),
  listsLateBy: fc.constantFrom(0, 0, 1, 3),
});

/** Until the code that the last scheduled step has released waits again. */
const pendingPromises = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

async function idle(scheduler: fc.Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle();
    await pendingPromises();
  } while (scheduler.count() > 0);
}

/** Everything works, nothing is in flight, and each tab has just loaded everything. */
async function rest(world: World, scheduler: fc.Scheduler): Promise<void> {
  const { device, server, tabs } = world;
  Object.assign(device, { isOnline: true, isBroken: false });
  server.failures = [];
  server.kind = { ...server.kind, listsLateBy: 0 };
  await idle(scheduler);
  // Twice, so that each tab reads what the other one has written.
  for (let time = 0; time < 2; time += 1) {
    device.now += 400_000;
    for (const each of tabs) {
      void each.refresh();
      await idle(scheduler);
      for (const boardId of Object.keys(BOARDS) as BoardId[]) void each.poll(boardId);
      await idle(scheduler);
    }
  }
}

/** P3: the words that the table of desk.md allows for the server's status. */
function isAllowed({ server }: World, id: string, mark: Mark, kind: string): boolean {
  const outcomes = server.outcomes.get(id);
  if (outcomes === undefined) return kind === (mark.isOnHold ? 'onHold' : (mark.verdict ?? 'undecided'));
  const word = { accept: 'accepted', reject: 'rejected' } as const;
  const { listsPendingOnly, hasOwnWords } = server.kind;
  if (!listsPendingOnly) return kind === (hasOwnWords ? 'decided' : word[outcomes.at(-1) ?? 'accept']);
  return ['decided', 'unlisted', ...outcomes.map((each) => word[each])].includes(kind);
}

function problemsAtRest(world: World): string[] {
  const { trace, tabs, device } = world;
  return tabs.flatMap((each) =>
    REQUESTS.flatMap((id) => {
      const { session } = each;
      if (session === null) return [];
      const problems: string[] = [];
      const mark = session.marks.of(boardOf(id), id);
      const kind = each.statusOf(id)?.kind ?? 'none';
      if (!isAllowed(world, id, mark, kind))
        problems.push(`P3 ${each.name} shows ${kind} for ${id}: ${world.server.outcomes.get(id)?.join()}`);
      const key = JSON.stringify([session.account, id]);
      const given = trace.given.get(key);
      // Blocked storage shares nothing but messages.
      const differs = Object.entries(given ?? {}).some(
        ([field, { value, tab: giver }]) =>
          (!device.isBlocked || giver === each) && mark[field as keyof Mark] !== value,
      );
      // Blocked storage has a journal per tab.
      const isSent = device.isBlocked
        ? trace.called.has(key)
        : device.settled.has(`${session.account}/${boardOf(id)}/${id}`);
      const isNew = (Object.keys(NO_MARK) as (keyof Mark)[]).every((field) => mark[field] === NO_MARK[field]);
      if ((given === undefined ? !isNew : differs) && !isSent)
        problems.push(`P4 ${each.name} has ${JSON.stringify(mark)} of ${key}`);
      if (mark.note !== null && !mark.note.startsWith(session.account))
        problems.push(`P4 ${session.account} sees ${mark.note}`);
      return problems;
    }),
  );
}

async function runModel(
  scheduler: fc.Scheduler,
  kind: ServerKind,
  isBlocked: boolean,
  commands: readonly Command[],
): Promise<string[]> {
  const [device, server, trace] = [new ModelDevice(scheduler, isBlocked), new ModelServer(kind), new Trace()];
  const tabs = ['one', 'two'].map((name) => new ModelTab(name, device, server, trace));
  const world = { device, server, trace, tabs };
  tabs.forEach((each) => each.signIn('ana'));
  await idle(scheduler);
  for (const each of commands) {
    const { act, steps: count } = each;
    await pendingPromises();
    device.now += 1000;
    device.log.push(`- ${fc.stringify(each)}`);
    act(world);
    for (let step = 0; step < count && scheduler.count() > 0; step += 1) await scheduler.waitNext(1);
  }
  await rest(world, scheduler);
  const busy = tabs.filter(({ session }) => session?.sender.isBusy()).map(({ name }) => `${name} is busy`);
  const problems = [...trace.problems, ...busy, ...problemsAtRest(world)];
  return problems.length === 0 ? [] : [...problems, ...device.log];
}

it(`keeps P1 to P5 in ${RUNS} random sequences of two tabs`, { timeout: RUNS * 2000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      serverKind,
      fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
      fc.array(fc.oneof(...COMMANDS.map((one) => one.map((each) => [each])), interrupted, interrupted), {
        maxLength: 20,
        size: 'max',
      }),
      async (scheduler, kind, isBlocked, commands) => {
        const problems = await runModel(scheduler, kind, isBlocked, commands.flat());
        expect(problems.join('\n')).toBe('');
      },
    ),
    { numRuns: RUNS, ...REPEATED },
  );
});
