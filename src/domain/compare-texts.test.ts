import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts';

it('orders names as a reader expects, whatever the language of the browser', () => {
  const names = [
    'Zoë',
    'Øyvind',
    'ada',
    'Čeněk',
    'Chloé',
    'Ada 10',
    'Ada 9',
    'Łucja',
    'Lumír',
    'Oskar',
    'Ärla',
  ];
  expect(names.toSorted(compareTexts)).toEqual([
    'ada',
    'Ada 9',
    'Ada 10',
    'Ärla',
    'Čeněk',
    'Chloé',
    'Łucja',
    'Lumír',
    'Oskar',
    'Øyvind',
    'Zoë',
  ]);
});
