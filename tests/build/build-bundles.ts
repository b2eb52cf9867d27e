import type { TestProject } from 'vitest/node';
import { buildBundle, bundleFolder } from './bundles';

declare module 'vitest' {
  interface ProvidedContext {
    /** For tests in jsdom, where `bundles.ts` cannot be imported. */
    productionFolder: string;
  }
}

/** Vitest's global setup: builds both bundles. */
export async function setup({ provide }: TestProject): Promise<void> {
  await buildBundle('production');
  await buildBundle('demo');
  provide('productionFolder', bundleFolder('production'));
}
