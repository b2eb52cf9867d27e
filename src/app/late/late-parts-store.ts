import type { ReactNode } from 'react';
import { createStore, useStore } from '@/lib/stores/create-store';

const parts = createStore<ReactNode>(null);

/** Adds to the frame what the first screen does not wait for; called by the chunk that contains it. */
export const showLateParts = parts.set;

/** Null until they have loaded. */
export const useLateParts = () => useStore(parts);
