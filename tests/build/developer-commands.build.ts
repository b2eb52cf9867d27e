import { expect, test } from 'vitest';
import { TEST_CONFIGURATION } from './bundles';
import { openPage, run, SCRIPT } from './development-servers';

const APP = { title: 'Talentboard', isDemo: 'false', signsInWithoutGoogle: 'false', script: SCRIPT };

test('npm run dev serves the app against the configured backend', async () => {
  const { origin, output } = await run('dev', TEST_CONFIGURATION);
  expect(origin, output).not.toBeNull();
  expect(await openPage(origin!, '/')).toEqual(APP);
});

test('npm run dev:backend needs no configuration, and lets people sign in without Google', async () => {
  const { origin, output } = await run('dev:backend', {});
  expect(origin, output).not.toBeNull();
  expect(await openPage(origin!, '/')).toEqual({ ...APP, signsInWithoutGoogle: 'true' });
});
