import type { ReactNode } from 'react';
import { createStore } from '@/lib/stores/create-store';

/** Above the screen: the time of the cached responses that it shows. */
export const asOfSlot = createStore<ReactNode>(null);
