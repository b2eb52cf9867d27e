import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_MARK, type Mark } from '@/domain/review/mark';
import { BOARD_IDS, boardOf, ModelTab, REQUESTS, textOf, Trace, type World as Shared } from './model-tab';
import { FAILURES, ModelDevice, ModelServer, type ServerKind } from './model-world';

/** `REVIEW_RUNS=10000` runs more. fast-check prints a failure's seed and path, for `REVIEW_SEED` and `REVIEW_PATH`. */
const { REVIEW_RUNS = 100, REVIEW_SEED = Date.now() % 2 ** 31, REVIEW_PATH } = process.env;
const [RUNS, SEED] = [Number(REVIEW_RUNS), Number(REVIEW_SEED)];

type World = Shared & { tabs: ModelTab[] };
/** An action in one tab. `steps`: the number of its asynchronous steps that run before the next command. */
type Command = { at: number; name: string; args: unknown; steps: number };

const none = fc.constant(null);
const board = fc.constantFrom(...BOARD_IDS);
const request = fc.constantFrom(...REQUESTS);
const several = fc.subarray(REQUESTS, { minLength: 1, maxLength: 12 });
const failures = fc.array(fc.constantFrom(...FAILURES), { maxLength: 6 });
const outcome = fc.constantFrom('accept' as const, 'reject' as const);
const verdict = fc.constantFrom('yes' as const, 'no' as const, 'no' as const, 'maybe' as const, null);

const tabOf = ({ tabs }: World, at: number): ModelTab => tabs[at] as ModelTab;
const judge = (tab: ModelTab, ids: readonly string[], to: Mark['verdict']) =>
  tab.mark(ids, { verdict: to, isOnHold: false });
const act = <T>(args: fc.Arbitrary<T>, run: (tab: ModelTab, args: T, world: World) => unknown) => ({
  args,
  run: (world: World, at: number, given: unknown) => void run(tabOf(world, at), given as T, world),
});

const ACTS = {
  judges: act(fc.tuple(several, verdict), (tab, [ids, to]) => judge(tab, ids, to)),
  holds: act(several, (tab, ids) => tab.mark(ids.slice(0, 3), { isOnHold: true })),
  writes: act(fc.tuple(request, fc.nat(9)), (tab, [id, number]) =>
    tab.mark([id], { note: `${tab.account}: ${number}` }),
  ),
  sends: act(fc.tuple(board, fc.boolean()), (tab, [boardId, isAtOnce]) => tab.send(boardId, isAtOnce)),
  judgesAndSends: act(
    fc.tuple(board, several, verdict, failures),
    (tab, [boardId, ids, to, all], { server }) => {
      server.failures.push(...all);
      judge(tab, ids, to);
      tab.send(boardId, true);
    },
  ),
  decides: act(fc.tuple(request, outcome, failures), (tab, [id, what, all], { server }) => {
    server.failures.push(...all);
    tab.decide(id, what);
  }),
  stops: act(none, (tab) => tab.stop()),
  polls: act(board, (tab, boardId) => tab.poll(boardId)),
  crashes: act(none, (tab, _none, world) => {
    tab.crash();
    const opened = new ModelTab(`${tab.name}'`, world);
    world.tabs[world.tabs.indexOf(tab)] = opened;
    opened.signIn('ana');
  }),
  becomes: act(fc.constantFrom('ana', 'ana', 'ben', null), (tab, account) => tab.signIn(account)),
  isReturnedTo: act(none, (tab) => tab.refresh()),
  device: act(
    fc.constantFrom({ isOnline: false }, { isOnline: true }, { isBroken: true }, { isBroken: false }),
    (_tab, changes, { device }) => Object.assign(device, changes),
  ),
  waits: act(fc.constantFrom(30_000, 400_000), (_tab, ms, { device }) => (device.now += ms)),
  seesAnotherPersonDecide: act(fc.tuple(request, outcome), (_tab, [id, what], { server }) => {
    if (!server.outcomes.has(id)) server.decide(id, what);
  }),
};
type Name = keyof typeof ACTS;

const at = fc.nat(1);
const steps = fc.nat(60);
/** Sending is more likely than other commands. */
const NAMES = [
  ...(Object.keys(ACTS) as Name[]),
  'judgesAndSends',
  'judgesAndSends',
  'holds',
  'holds',
  'device',
] as const;
const single = NAMES.map((name) =>
  fc.record({ at, name: fc.constant(name), args: ACTS[name].args as fc.Arbitrary<unknown>, steps }),
);

/** The other tab may send the same decisions while this tab ends during a run. */
const ENDS: [Name, unknown][] = [
  ['crashes', null],
  ['becomes', null],
  ['device', { isOnline: false }],
  ['device', { isBroken: true }],
];
const interrupted: fc.Arbitrary<Command[]> = fc
  .tuple(at, several, verdict, outcome, fc.constantFrom(...ENDS), steps)
  .map(([one, ids, to, what, [end, args], count]) => {
    const [id = ''] = ids;
    return [
      { at: one, name: 'judgesAndSends', args: [boardOf(id), ids, to, []], steps: count },
      { at: one, name: end, args, steps: count % 7 },
      { at: one, name: 'device', args: { isOnline: true, isBroken: false }, steps: 0 },
      { at: 1 - one, name: 'sends', args: [boardOf(id), true], steps: 0 },
      { at: 1 - one, name: 'decides', args: [id, what, []], steps: count },
    ];
  });
const commands = fc.array(
  fc.oneof(...single.map((command) => command.map((value) => [value])), interrupted, interrupted),
  {
    maxLength: 20,
    size: 'max',
  },
);

const serverKind: fc.Arbitrary<ServerKind> = fc.record({
  isLenient: fc.boolean(),
  listsPendingOnly: fc.boolean(),
  hasOwnWords: fc.boolean(),
  listsLateBy: fc.constantFrom(0, 0, 1, 3),
});

/** Waits until the code of the last step is waiting again. */
const pendingPromises = () => new Promise((resolve) => void setImmediate(resolve));

async function idle(scheduler: fc.Scheduler): Promise<void> {
  do {
    await scheduler.waitIdle();
    await pendingPromises();
  } while (scheduler.count() > 0);
}

/** Ends the failures and waits until each tab has finished and reloaded. */
async function rest({ device, server, tabs }: World, scheduler: fc.Scheduler): Promise<void> {
  Object.assign(device, { isOnline: true, isBroken: false });
  server.failures = [];
  server.kind = { ...server.kind, listsLateBy: 0 };
  await idle(scheduler);
  // Twice, so that each tab reads the other one's writes.
  for (const tab of [...tabs, ...tabs]) {
    device.now += 400_000;
    void tab.refresh();
    await idle(scheduler);
    for (const boardId of BOARD_IDS) void tab.poll(boardId);
    await idle(scheduler);
  }
}

/** P3: the statuses that the README's table allows for the server's status. */
function isAllowed({ server }: World, id: string, mark: Mark, kind: string): boolean {
  const outcomes = server.outcomes.get(id);
  if (outcomes === undefined) return kind === (mark.isOnHold ? 'onHold' : (mark.verdict ?? 'undecided'));
  const word = { accept: 'accepted', reject: 'rejected' } as const;
  const { listsPendingOnly, hasOwnWords } = server.kind;
  if (!listsPendingOnly) return kind === (hasOwnWords ? 'decided' : word[outcomes.at(-1) ?? 'accept']);
  return ['decided', 'unlisted', ...outcomes.map((each) => word[each])].includes(kind);
}

function problemsAtRest(world: World, tab: ModelTab, id: string): string[] {
  const { trace, device } = world;
  const { session } = tab;
  if (session === null) return [];
  const mark = session.marks.of(boardOf(id), id);
  const kind = tab.statusOf(id)?.kind ?? 'none';
  const key = textOf(session.account, id);
  const given = trace.given.get(key);
  // With blocked storage, tabs share messages only, and each has its own journal.
  const differs = Object.entries(given ?? {}).some(
    ([field, { value, tab: giver }]) =>
      (!device.isBlocked || giver === tab) && mark[field as keyof Mark] !== value,
  );
  const isNew = (Object.keys(NO_MARK) as (keyof Mark)[]).every((field) => mark[field] === NO_MARK[field]);
  const isSent = device.isBlocked
    ? trace.called.has(key)
    : device.settled.has(`${session.account}/${boardOf(id)}/${id}`);
  const isForeign = mark.note !== null && !mark.note.startsWith(session.account);
  return [
    ...(isAllowed(world, id, mark, kind) ? [] : [`P3 ${tab.name} shows ${kind} for ${id}`]),
    ...((given === undefined ? !isNew : differs) && !isSent
      ? [`P4 ${tab.name}: ${key} ${textOf(mark)}`]
      : []),
    ...(isForeign ? [`P4 ${session.account} sees ${mark.note}`] : []),
    ...(session.sender.isBusy() ? [`${tab.name} is busy`] : []),
  ];
}

async function runModel(
  scheduler: fc.Scheduler,
  kind: ServerKind,
  isBlocked: boolean,
  all: readonly Command[],
) {
  const [device, server, trace] = [new ModelDevice(scheduler, isBlocked), new ModelServer(kind), new Trace()];
  const world: World = { device, server, trace, tabs: [] };
  world.tabs = ['one', 'two'].map((name) => new ModelTab(name, world));
  world.tabs.forEach((tab) => tab.signIn('ana'));
  await idle(scheduler);
  for (const command of all) {
    await pendingPromises();
    device.now += 1000;
    ACTS[command.name as Name].run(world, command.at, command.args);
    for (let step = 0; step < command.steps && scheduler.count() > 0; step += 1) await scheduler.waitNext(1);
  }
  await rest(world, scheduler);
  const atRest = world.tabs.flatMap((tab) => REQUESTS.flatMap((id) => problemsAtRest(world, tab, id)));
  return [...trace.problems, ...atRest].join('\n');
}

it(`keeps P1 to P5 in ${RUNS} random sequences of two tabs`, { timeout: RUNS * 2000 }, async () => {
  const isBlocked = fc.integer({ min: 0, max: 9 }).map((number) => number === 0);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      serverKind,
      isBlocked,
      commands,
      async (scheduler, kind, blocked, all) => {
        expect(await runModel(scheduler, kind, blocked, all.flat())).toBe('');
      },
    ),
    {
      numRuns: RUNS,
      seed: SEED,
      ...(REVIEW_PATH !== undefined && { path: REVIEW_PATH, endOnFailure: true }),
    },
  );
  if (RUNS > 1000) console.log(`seed ${SEED}`);
});
