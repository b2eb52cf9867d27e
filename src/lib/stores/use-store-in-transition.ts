import { startTransition, useEffect, useReducer } from 'react';

interface Shown<T> {
  read: () => T;
  value: T;
}

function newer<T>(shown: Shown<T>, read: () => T): Shown<T> {
  const value = read();
  return shown.read === read && Object.is(shown.value, value) ? shown : { read, value };
}

/**
 * Like `useSyncExternalStore`, but renders changes in a transition, so that they don't delay a key press.
 * @param subscribe must be stable
 * @param read must be stable and pure, and return the same object for an unchanged value
 */
export function useStoreInTransition<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  // A reducer runs during rendering; React often runs a state updater eagerly.
  const [shown, renderLater] = useReducer(newer<T>, null, () => ({ read, value: read() }));
  useEffect(() => {
    const follow = () => startTransition(() => renderLater(read));
    follow();
    return subscribe(follow);
  }, [subscribe, read]);
  // After a change of the store, the old store's value must not be shown.
  return shown.read === read ? shown.value : read();
}
