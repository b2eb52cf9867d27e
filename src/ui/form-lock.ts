import { createContext, useContext } from 'react';

/**
 * Locks every control of a form while it is being saved: nothing can be changed, but the focus stays where it is,
 * which `disabled` would take away.
 */
export const FormLock = createContext(false);

export const useIsLocked = (): boolean => useContext(FormLock);
