import { expect, it } from 'vitest';
import { derived } from './derived';

it('is the same object until something that it is derived from changes', () => {
  let [name, marks]: [string, readonly number[]] = ['Ada', [1]];
  const read = derived(
    () => [name, marks],
    (whose, all) => ({ whose, count: all.length }),
  );
  const first = read();
  expect(first).toEqual({ whose: 'Ada', count: 1 });
  expect(read()).toBe(first);
  marks = [1, 2];
  expect(read()).toEqual({ whose: 'Ada', count: 2 });
  name = 'Bo';
  expect(read()).toEqual({ whose: 'Bo', count: 2 });
});
