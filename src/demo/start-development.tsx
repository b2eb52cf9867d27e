import type { Demo } from './start-demo';
import { AccountChooser, createChooser } from './account-chooser';
import { createDemoIdentity } from './demo-identity';
import { DEVELOPMENT_API_BASE_URL } from './development-backend';
import { createIndexedDbStore } from './indexed-db-store';
import { seedDb } from './seed/seed-db';

/**
 * Sets up development against `npm run backend`: requests use the network, and the demo's account chooser replaces
 * Google. It offers the seeded people and this browser's new ones; the backend has its own copy of them. It doesn't
 * share the demo's database: `npm start` has the same origin, and more boards.
 */
export function startDevelopment(): Demo {
  const chooser = createChooser();
  const store = createIndexedDbStore(() => seedDb(new Date()), 'talentboard-development');
  const identity = createDemoIdentity(store, chooser);
  return {
    apiBaseUrl: DEVELOPMENT_API_BASE_URL,
    loadIdentity: () => Promise.resolve(identity),
    DemoFrame: () => <AccountChooser chooser={chooser} />,
  };
}
