import { buildBundle } from '../run/bundles';

/** Vitest's global setup: builds both bundles, if anything has changed. */
export async function setup(): Promise<void> {
  await buildBundle('production');
  await buildBundle('demo');
}
