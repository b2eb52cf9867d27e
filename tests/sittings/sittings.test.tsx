import { configure, getConfig } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LateParts } from '@/app/commands/late-parts';
import { showLateParts } from '@/app/layout/late-parts-store';
import '@kit/indexed-db';
import '@kit/render-app';
import { problemsAtRest } from './at-rest';
import { COMMANDS, type Command } from './commands';
import { keepDeadPagesQuiet, Sitting } from './sitting';

/**
 * The same sittings every time, so that a change is never blamed for what another seed would have found. By hand, with
 * others: SITTINGS=10000 SITTINGS_SEED=$RANDOM.
 */
const SITTINGS = Number(process.env.SITTINGS ?? 40);
const SEED = Number(process.env.SITTINGS_SEED ?? 20_261_125);
/** Only what hangs takes this long, however many there are. */
const SITTING_TIMEOUT_MS = 20_000;

// Typing the number starts above two instead of above thirty decisions, so that small boards have it too.
vi.mock('@/domain/review/limits', async (original) => ({
  ...(await original<object>()),
  REVIEW_RETYPE_ABOVE: 2,
}));

const { asyncWrapper, eventWrapper } = getConfig();
beforeAll(() => {
  // Of Testing Library, only its way to press is used here; what happens then is waited for by the sitting.
  configure({ asyncWrapper: (run) => run(), eventWrapper: (run) => run() });
  showLateParts(<LateParts />);
});
afterAll(() => configure({ asyncWrapper, eventWrapper }));

async function problemsOf(count: number, commands: Iterable<Command>): Promise<string[]> {
  const sitting = new Sitting(count);
  try {
    await sitting.start();
    await fc.asyncModelRun(() => ({ model: {}, real: sitting }), commands);
    const problems = [...sitting.ledger.problems];
    if (problems.length === 0) problems.push(...(await problemsAtRest(sitting)), ...sitting.ledger.problems);
    return problems.length === 0 ? [] : [...problems, 'The sitting:', ...sitting.log];
  } finally {
    await sitting.end();
  }
}

it(
  `in ${SITTINGS} random sittings, what leaves is what the screen showed at the press (seed ${SEED})`,
  { timeout: SITTINGS * SITTING_TIMEOUT_MS },
  async () => {
    vi.useFakeTimers({
      toFake: [
        ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const),
        ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ],
      now: Date.UTC(2026, 10, 25, 12),
    });
    const undo = keepDeadPagesQuiet();
    if (process.env.SITTINGS_COUNT) {
      const before = process.cpuUsage();
      const kinds: Record<string, number> = {};
      let failed = 0;
      const arb = fc.tuple(
        fc.integer({ min: 2, max: 4 }),
        fc.commands(COMMANDS, { maxCommands: 12, size: 'max' }),
      );
      let at = 0;
      for (const [count, commands] of fc.sample(arb, { numRuns: SITTINGS, seed: SEED })) {
        const c0 = process.cpuUsage();
        const problems = await problemsOf(count, commands).catch((error: unknown) => [String(error)]);
        const c1 = process.cpuUsage(c0);
        at += 1;
        if (problems.length > 0) {
          failed += 1;
          const kind = problems[0]!.replaceAll(/'[^']*'/g, "'...'").slice(0, 60);
          kinds[kind] = (kinds[kind] ?? 0) + 1;
          if ((kinds[kind] ?? 0) <= 3) console.info(at, problems.join('\n'));
        }
        if (process.env.SITTINGS_TIMES)
          console.info(at, Math.round((c1.user + c1.system) / 1000), String(commands));
      }
      const used = process.cpuUsage(before);
      console.info(`${failed} of ${SITTINGS} failed, CPU ${(used.user + used.system) / 1e6} s`, kinds);
      undo();
      return;
    }
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 2, max: 4 }),
          fc.commands(COMMANDS, { maxCommands: 12, size: 'max' }),
          async (count, commands) => {
            expect(await problemsOf(count, commands)).toEqual([]);
          },
        ),
        { numRuns: SITTINGS, seed: SEED },
      );
    } finally {
      undo();
    }
  },
);
