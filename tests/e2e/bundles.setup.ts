import { test } from '@playwright/test';
import { buildBundle } from '../build/bundles';

const BUNDLES = ['production', 'demo', 'production-in-folder', 'demo-in-folder'] as const;

for (const name of BUNDLES) {
  test(`builds ${name}`, async () => {
    test.setTimeout(300_000);
    await buildBundle(name);
  });
}
