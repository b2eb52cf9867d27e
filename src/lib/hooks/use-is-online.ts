import { useSyncExternalStore } from 'react';
import { listen } from '../listen';

const subscribe = (onChange: () => void) => listen(window, ['online', 'offline'], onChange);

/** Whether the browser has a connection, which says nothing about the server. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
