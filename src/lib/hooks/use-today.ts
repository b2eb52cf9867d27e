import { useSyncExternalStore } from 'react';
import { listen } from '../listen';

const onVisibility = (onChange: () => void) => listen(document, ['visibilitychange'], onChange);
const today = () => new Date().toDateString();

/** Rerenders the component, for texts such as '3 days ago', when the user returns to the page on another day. */
export const useToday = (): void => void useSyncExternalStore(onVisibility, today);
