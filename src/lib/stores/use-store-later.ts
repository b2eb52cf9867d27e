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
 * What is read from a store, live like `useSyncExternalStore`, but read and rendered after everything that is urgent: a
 * key press does not wait for it.
 * @param subscribe must keep its identity
 * @param read must keep its identity, be pure, and return equal values as the same object
 */
export function useStoreLater<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  // A reducer: the updater of a state is often called at once.
  const [shown, renderLater] = useReducer(newer<T>, null, () => ({ read, value: read() }));
  useEffect(() => {
    const follow = () => startTransition(() => renderLater(read));
    follow();
    return subscribe(follow);
  }, [subscribe, read]);
  // What was read from another store is never shown.
  return shown.read === read ? shown.value : read();
}
