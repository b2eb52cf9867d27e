import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_MARK, type Mark } from '@/domain/review/mark';
import { FAILURES, keyOf, REQUESTS, Tab, Fixture, type Kind } from './model';

/** `REVIEW_RUNS=10000` runs more. fast-check prints a failure's seed and path, for `REVIEW_SEED` and `REVIEW_PATH`. */
const { REVIEW_RUNS = 100, REVIEW_SEED = Date.now() % 2 ** 31, REVIEW_PATH } = process.env;
const [RUNS, SEED] = [Number(REVIEW_RUNS), Number(REVIEW_SEED)];

/** A command in one tab. `steps`: the number of its asynchronous steps that run before the next command. */
type Command = { at: number; name: string; args: unknown; steps: number };

const none = fc.constant(null);
const request = fc.constantFrom(...REQUESTS);
const several = fc.subarray(REQUESTS, { minLength: 1, maxLength: 12 });
const failures = fc.array(fc.record({ status: fc.constantFrom(...FAILURES), acts: fc.boolean() }), {
  maxLength: 6,
});
const outcome = fc.constantFrom('accept' as const, 'reject' as const);
const changes = [{ isOnline: false }, { isOnline: true }, { isBroken: true }, { isBroken: false }];
const verdict = fc.constantFrom('yes' as const, 'no' as const, 'no' as const, 'maybe' as const, null);

/**
 * @param weight the relative frequency of the command
 * @param run receives the tab; null if no one is signed in there
 */
const act = <T>(
  weight: number,
  args: fc.Arbitrary<T>,
  run: (fixture: Fixture, tab: Tab | null, args: T, at: number) => unknown,
) => ({
  weight,
  args,
  run: (fixture: Fixture, at: number, given: unknown) =>
    void run(fixture, fixture.tabs[at] ?? null, given as T, at),
});
const judge = (tab: Tab | null, ids: string[], verdict: Mark['verdict']) =>
  tab?.mark(ids, { verdict, isOnHold: false });

const ACTS: Record<string, ReturnType<typeof act>> = {
  judges: act(1, fc.tuple(several, verdict), (_world, tab, [ids, to]) => judge(tab, ids, to)),
  holds: act(3, several, (_world, tab, ids) => tab?.mark(ids.slice(0, 3), { isOnHold: true })),
  writes: act(1, fc.tuple(request, fc.nat(9)), (_world, tab, [id, number]) =>
    tab?.mark([id], { note: `${tab.account}: ${number}` }),
  ),
  sends: act(1, fc.boolean(), (_world, tab, isAtOnce) => tab?.send(isAtOnce)),
  judgesAndSends: act(3, fc.tuple(several, verdict, failures), (fixture, tab, [ids, to, all]) => {
    fixture.failures.push(...all);
    judge(tab, ids, to);
    tab?.send(true);
  }),
  decides: act(1, fc.tuple(request, outcome, failures), (fixture, tab, [id, what, all]) => {
    fixture.failures.push(...all);
    tab?.decide(id, what);
  }),
  stops: act(1, none, (_world, tab) => tab?.stop()),
  polls: act(1, none, (_world, tab) => tab?.poll()),
  isReturnedTo: act(1, none, (_world, tab) => tab?.refresh()),
  crashes: act(1, none, (fixture, tab, _none, at) => {
    tab?.crash();
    fixture.tabs[at] = new Tab('ana', fixture);
  }),
  becomes: act(1, fc.constantFrom('ana', 'ana', 'ben', null), (fixture, tab, account, at) => {
    tab?.signOut();
    fixture.tabs[at] = account === null ? null : new Tab(account, fixture);
  }),
  changes: act(2, fc.constantFrom(...changes), (fixture, _tab, change) => Object.assign(fixture, change)),
  waits: act(1, fc.constantFrom(30_000, 400_000), (fixture, _tab, ms) => (fixture.now += ms)),
  seesAnotherPersonDecide: act(1, fc.tuple(request, outcome), (fixture, _tab, [id, what]) => {
    if (!fixture.outcomes.has(id)) fixture.decide(id, what);
  }),
};

const [at, steps] = [fc.nat(1), fc.nat(60)];
const single = Object.entries(ACTS).map(([name, { weight, args }]) => ({
  weight,
  arbitrary: fc.record({ at, name: fc.constant(name), args, steps }).map((command) => [command]),
}));
const end = fc.constantFrom<[name: string, args: unknown]>(
  ...([
    ['crashes', null],
    ['becomes', null],
    ['changes', changes[0]],
    ['changes', changes[2]],
  ] as [string, unknown][]),
);
/** This tab ends during a run, and the other tab sends the same decisions. */
const interrupted: fc.Arbitrary<Command[]> = fc
  .tuple(at, several, verdict, outcome, end, steps)
  .map(([tab, ids, to, what, [name, args], count]) => [
    { at: tab, name: 'judgesAndSends', args: [ids, to, []], steps: count },
    { at: tab, name, args, steps: count % 7 },
    { at: tab, name: 'changes', args: { isOnline: true, isBroken: false }, steps: 0 },
    { at: 1 - tab, name: 'sends', args: true, steps: 0 },
    { at: 1 - tab, name: 'decides', args: [ids[0], what, []], steps: count },
  ]);
const commands = fc
  .array(fc.oneof(...single, { weight: 2, arbitrary: interrupted }), { maxLength: 20, size: 'max' })
  .map((all) => all.flat());

const kinds: fc.Arbitrary<Kind> = fc.record({
  isBlocked: fc.nat(9).map((number) => number === 0),
  isLenient: fc.boolean(),
  listsPendingOnly: fc.boolean(),
  hasCustomStatuses: fc.boolean(),
  listsLateBy: fc.constantFrom(0, 0, 1, 3),
});

/** Runs all pending microtasks. */
const pendingPromises = () => new Promise((resolve) => void setImmediate(resolve));

async function idle({ scheduler }: Fixture): Promise<void> {
  do {
    await scheduler.waitIdle();
    await pendingPromises();
  } while (scheduler.count() > 0);
}

/** Ends the failures, and waits until each tab has finished and reloaded. */
async function comeToRest(fixture: Fixture): Promise<void> {
  Object.assign(fixture, { isOnline: true, isBroken: false, failures: [] });
  fixture.kind.listsLateBy = 0;
  await idle(fixture);
  // Twice, so that each tab reads the other one's writes.
  for (const tab of [...fixture.tabs, ...fixture.tabs]) {
    fixture.now += 400_000;
    void tab?.refresh();
    await idle(fixture);
    void tab?.poll();
    await idle(fixture);
  }
}

/** P3: the statuses that the README's table allows for the server's status. */
function allowedKinds({ outcomes, kind }: Fixture, id: string, mark: Mark): string[] {
  const decided = outcomes.get(id);
  if (decided === undefined) return [mark.isOnHold ? 'onHold' : (mark.verdict ?? 'undecided')];
  const statuses = decided.map((decision) => (decision === 'accept' ? 'accepted' : 'rejected'));
  if (kind.listsPendingOnly) return ['decided', 'unlisted', ...statuses];
  return kind.hasCustomStatuses ? ['decided'] : statuses.slice(-1);
}

function problemsAtRest(fixture: Fixture, tab: Tab, id: string): string[] {
  const { isBlocked } = fixture.kind;
  const mark = tab.selectors.markOf(id);
  const key = keyOf(tab.account, id);
  const { kind } = tab.selectors.statusOf(id);
  // With blocked storage, tabs share messages only, and each has its own journal.
  const isSent = (isBlocked ? fixture.called : fixture.settled).has(key);
  const given = fixture.given.get(key);
  const isLastGiven = (Object.keys(NO_MARK) as (keyof Mark)[]).every((field) => {
    const last = given?.[field];
    if (last === undefined) return given !== undefined || mark[field] === NO_MARK[field];
    return mark[field] === last.value || (isBlocked && last.tab !== tab);
  });
  const isForeign = mark.note !== null && !mark.note.startsWith(tab.account);
  return [
    ...(allowedKinds(fixture, id, mark).includes(kind) ? [] : [`P3 ${key} is shown as ${kind}`]),
    ...(isLastGiven || isSent ? [] : [`P4 ${key} has ${JSON.stringify(mark)}`]),
    ...(isForeign ? [`P4 ${tab.account} sees ${mark.note}`] : []),
    ...(tab.sender.isBusy() ? [`${tab.account} is busy`] : []),
  ];
}

async function runModel(scheduler: fc.Scheduler, kind: Kind, all: readonly Command[]): Promise<string> {
  const fixture = new Fixture(scheduler, kind);
  fixture.tabs = [new Tab('ana', fixture), new Tab('ana', fixture)];
  await idle(fixture);
  for (const command of all) {
    await pendingPromises();
    fixture.now += 1000;
    ACTS[command.name]?.run(fixture, command.at, command.args);
    for (let step = 0; step < command.steps && scheduler.count() > 0; step += 1) await scheduler.waitNext(1);
  }
  await comeToRest(fixture);
  const open = fixture.tabs.filter((tab) => tab !== null);
  const atRest = open.flatMap((tab) => REQUESTS.flatMap((id) => problemsAtRest(fixture, tab, id)));
  return [...fixture.problems, ...atRest].join('\n');
}

it(`keeps P1 to P5 in ${RUNS} random sequences of two tabs`, { timeout: RUNS * 2000 }, async () => {
  const property = fc.asyncProperty(fc.scheduler(), kinds, commands, async (...model) => {
    expect(await runModel(...model)).toBe('');
  });
  const path = REVIEW_PATH === undefined ? {} : { path: REVIEW_PATH, endOnFailure: true };
  await fc.assert(property, { numRuns: RUNS, seed: SEED, ...path });
  if (RUNS > 1000) console.log(`seed ${SEED}`);
});
