import type { Demo } from './start-demo';
import { AccountChooser, createChooser } from './account-chooser';
import { createDemoIdentity } from './demo-identity';
import { DEVELOPMENT_API_BASE_URL } from './development-backend';
import { createIndexedDbStore } from './indexed-db-store';
import { seedDb } from './seed/seed-db';

/**
 * For development against `npm run backend`: calls go over the network, and people sign in with the demo's account
 * chooser instead of Google. The people in it are those of the seed and the new ones of this browser; the backend has its
 * own copy of them. Not in the demo's database: `npm start` has the same origin, and more boards.
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
