import { buildBundle } from '../run/bundles';

/** Vitest's global set-up: both bundles, built only when something has changed. */
export async function setup(): Promise<void> {
  await buildBundle('production');
  await buildBundle('demo');
}
