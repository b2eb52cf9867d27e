import type { ReactNode } from 'react';
import { createStore, useStore } from '@/lib/stores/create-store';

interface LateParts {
  /** Above the screen: of when it is, where it shows kept answers. Takes no room. */
  asOf?: ReactNode;
  /** Above the screen: bars. */
  bars?: ReactNode;
  /** Below the screen. */
  rest?: ReactNode;
}

const parts = createStore<LateParts>({});

/** Adds to the frame what the first screen does not wait for; called by the chunks that contain it. */
export const showLate = (added: LateParts) => parts.set({ ...parts.get(), ...added });

/** Empty until they have loaded. */
export const useLateParts = () => useStore(parts);
