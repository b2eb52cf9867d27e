import { test } from '@playwright/test';
import { buildBundle } from '../run/bundles';

test('production builds for a folder of a host', async () => {
  await buildBundle('production-in-folder');
});
