import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isTable = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/');

/**
 * The fault tables run first: they are short files that take longest. Without earlier results Vitest sorts by size,
 * and one worker would still be busy with them long after the others have finished.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isTable), ...sorted.filter((file) => !isTable(file))];
  }
}
