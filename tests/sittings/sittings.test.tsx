import { configure, getConfig } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import '@kit/render-app';
import { problemsAtRest } from './at-rest';
import { COMMANDS, type Command } from './commands';
import { keepDeadPagesQuiet } from './dead-pages';
import { Sitting } from './sitting';

/**
 * The same sittings every time, so that a change is never blamed for what another seed would have found. By hand, with
 * others: SITTINGS=10000 SITTINGS_SEED=$RANDOM.
 */
const SITTINGS = Number(process.env.SITTINGS ?? (process.env.TEST_FULL === '1' ? 300 : 5));
const SEED = Number(process.env.SITTINGS_SEED ?? 20_261_125);
/** After that many it is told how many have failed. */
const TOLD_EVERY = 25;
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
});
afterAll(() => configure({ asyncWrapper, eventWrapper }));

/** @returns what is wrong, and then what was done; empty for nothing */
async function problemsOf(count: number, commands: Iterable<Command>): Promise<string[]> {
  const sitting = new Sitting(count);
  try {
    const problems = await sit(sitting, commands).catch((error: unknown) => [
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ]);
    return problems.length === 0 ? [] : [...problems, 'The sitting:', ...sitting.log];
  } finally {
    await sitting.end();
  }
}

async function sit(sitting: Sitting, commands: Iterable<Command>): Promise<string[]> {
  const { problems } = sitting.ledger;
  await sitting.start();
  for (const command of commands) {
    await command.run(sitting);
    // What is wrong already is told by the rest at best.
    if (problems.length > 0) return problems;
  }
  return [...(await problemsAtRest(sitting)), ...problems];
}

/** Long ones: half of what a short one takes is the opening of its pages. */
const SITTING = fc.tuple(
  fc.integer({ min: 2, max: 5 }),
  fc.array(fc.oneof(...COMMANDS), { minLength: 6, maxLength: 16, size: 'max' }),
);

/** @returns how many fail, each written down with its number; nothing is made shorter */
async function countFailing(): Promise<number> {
  let failing = 0;
  for (const [index, [count, commands]] of fc.sample(SITTING, { numRuns: SITTINGS, seed: SEED }).entries()) {
    const problems = await problemsOf(count, commands);
    if (problems.length > 0) {
      failing += 1;
      console.info(`Sitting ${index + 1}: ${problems.join('\n')}`);
    }
    if ((index + 1) % TOLD_EVERY === 0) console.info(`${failing} of ${index + 1} fail`);
  }
  return failing;
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
    try {
      if (process.env.SITTINGS_COUNT) {
        expect(await countFailing(), 'sittings that fail').toBe(0);
        return;
      }
      await fc.assert(
        fc.asyncProperty(SITTING, async ([count, commands]) => {
          expect(await problemsOf(count, commands)).toEqual([]);
        }),
        { numRuns: SITTINGS, seed: SEED },
      );
    } finally {
      undo();
    }
  },
);
