import type { Demo } from './start-demo';
import { AccountChooser } from './account-chooser';
import { createChooser } from './chooser';
import { createDemoIdentity } from './demo-identity';
import { DEVELOPMENT_API_BASE_URL } from './development-backend';
import { seedDb } from './seed/seed-db';
import { createMemoryStore } from './store';

/**
 * For development against `npm run backend`: calls go over the network, and people sign in with the demo's account
 * chooser instead of Google. The people in it are those of the seed; the backend has its own copy of them.
 */
export function startDevelopment(): Demo {
  const chooser = createChooser();
  const identity = createDemoIdentity({ store: createMemoryStore(() => seedDb(new Date())), chooser });
  return {
    apiBaseUrl: DEVELOPMENT_API_BASE_URL,
    loadIdentity: () => Promise.resolve(identity),
    DemoFrame: () => <AccountChooser chooser={chooser} />,
  };
}
