import { test } from '@playwright/test';
import { buildBundle } from '../build/bundles';

test('builds production for the emulator', async () => {
  await buildBundle('production-with-emulator');
});
