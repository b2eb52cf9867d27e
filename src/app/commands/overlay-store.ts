import { createStore, useStore } from '@/lib/stores/create-store';

const opened = createStore<'palette' | 'shortcuts' | null>(null);

export const openOverlay = opened.set;
export const closeOverlay = () => opened.set(null);
export const useOpenedOverlay = () => useStore(opened);
