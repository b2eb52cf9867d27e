import { createHash } from 'node:crypto';
import process from 'node:process';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(faults|sittings)\//.test(moduleId);
const isPure = ({ project }: TestSpecification) => project.name === 'pure';

/**
 * The random sittings and the fault tables run first: they are short files that take longest. Without earlier results
 * Vitest sorts by size, and one worker would still be busy with them long after the others have finished. The pure
 * tests run last: a worker keeps its page only until it gets a test without one.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const withPage = sorted.filter((file) => !isPure(file));
    return [
      ...withPage.filter(isLong),
      ...withPage.filter((file) => !isLong(file)),
      ...sorted.filter(isPure),
    ];
  }
}

/** With `TEST_ORDER=$RANDOM`: another order for each number, in which no file may depend on the one before. */
export class AnyOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      createHash('sha256').update(`${process.env.TEST_ORDER} ${moduleId}`).digest('hex');
    const shuffled = files.toSorted((a, b) => place(a).localeCompare(place(b)));
    return [...shuffled.filter((file) => !isPure(file)), ...shuffled.filter(isPure)];
  }
}
