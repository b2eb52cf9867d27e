import { useSyncExternalStore } from 'react';
import { listen } from '../listen';

const onVisibility = (onChange: () => void) => listen(document, ['visibilitychange'], onChange);
const today = () => new Date().toDateString();

/** For what says 'today' or '3 days ago': renders it anew when somebody comes back to the page on another day. */
export const useToday = (): void => void useSyncExternalStore(onVisibility, today);
