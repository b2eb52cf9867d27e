import { test } from '@playwright/test';
import { buildBundle } from '../run/bundles';

test('the demo builds with no configuration at all', async () => {
  await buildBundle('demo');
});
