import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES } from './chromium-features';

const nodeModules = path.resolve(createRequire(import.meta.url).resolve('@playwright/test'), '../../..');

test('everything that Playwright turns off stays off', () => {
  const core = readFileSync(path.join(nodeModules, 'playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(core)?.[1] ?? '';
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(theirs.length).toBeGreaterThan(5);
  const ours = DISABLED_FEATURES.replace('--disable-features=', '').split(',');
  expect(theirs.filter((feature) => !ours.includes(feature!))).toEqual([]);
});
