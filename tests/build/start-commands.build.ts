import { expect, test } from 'vitest';
import { TEST_CONFIGURATION } from './bundles';
import { openPage, run, SCRIPT } from './development-servers';

const DEMO = { title: 'Talentboard', isDemo: 'true', signsInWithoutGoogle: 'false', script: SCRIPT };

test('npm start serves the demo without any configuration, on every path, with the worker that answers its calls', async () => {
  const { origin, output } = await run('start', {});
  expect(origin, output).not.toBeNull();
  for (const page of ['/', '/boards/some-board']) {
    expect(await openPage(origin!, page)).toEqual(DEMO);
  }
  const worker = await fetch(`${origin}/mockServiceWorker.js`);
  expect(worker.headers.get('content-type')).toBe('text/javascript');
});

test('npm run dev stops if the configuration is incomplete, and says what is missing and what works without it', async () => {
  const { origin, output, exitCode } = await run('dev', { ...TEST_CONFIGURATION, VITE_FIREBASE_APP_ID: '' });
  expect(origin).toBeNull();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('VITE_FIREBASE_APP_ID');
  expect(output).not.toContain('VITE_FIREBASE_API_KEY');
  expect(output).toContain('npm start');
});
