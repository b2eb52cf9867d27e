import { test } from '@playwright/test';
import { buildBundle } from '../build/bundles';

test('production builds for the emulator', async () => {
  await buildBundle('production-with-emulator');
});
