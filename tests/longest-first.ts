import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isTable = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/');

/**
 * The tables of faults come first: short files that run longest. Where nothing is known of earlier runs Vitest goes by size, and
 * one worker would still be busy with them long after the others have nothing left.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isTable), ...sorted.filter((file) => !isTable(file))];
  }
}
