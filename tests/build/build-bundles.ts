import { buildBundle } from './bundles';

/** Vitest's global setup: builds both bundles. */
export async function setup(): Promise<void> {
  await buildBundle('production');
  await buildBundle('demo');
}
