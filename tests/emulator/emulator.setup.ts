import { test } from '@playwright/test';
import { buildBundle } from '../run/bundles';

test('production builds for the emulator', async () => {
  await buildBundle('production-with-emulator');
});
