import { test } from '@playwright/test';
import { buildBundle } from '../run/bundles';

test('the demo builds for a folder of a host', async () => {
  await buildBundle('demo-in-folder');
});
