import { expect, it } from 'vitest';
import { choiceFor } from '../extent';
import { LOOKS } from './layout-checks';
import { scenesToCheck } from './scenes';

it('the scenes, each in one look, are looked at in all of them, and a scene always in the same', () => {
  const seen = () => scenesToCheck().map(({ name }) => choiceFor(name, LOOKS).name);
  expect(LOOKS).toHaveLength(10);
  expect(new Set(seen())).toEqual(new Set(LOOKS.map(({ name }) => name)));
  expect(seen()).toEqual(seen());
});
