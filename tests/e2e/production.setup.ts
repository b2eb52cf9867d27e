import { test } from '@playwright/test';
import { buildBundle } from '../run/bundles';

test('production builds from the environment', async () => {
  await buildBundle('production');
});
