import { startTransition, useEffect, useReducer } from 'react';

interface Snapshot<T> {
  read: () => T;
  value: T;
}

function readSnapshot<T>(previous: Snapshot<T>, read: () => T): Snapshot<T> {
  const value = read();
  return previous.read === read && Object.is(previous.value, value) ? previous : { read, value };
}

/**
 * Like `useSyncExternalStore`, but renders changes in a transition, so that they don't delay a key press.
 * @param subscribe must be stable
 * @param read must be stable and pure, and return the same object for an unchanged value
 */
export function useStoreInTransition<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  // A reducer runs during rendering; React often runs a state updater eagerly.
  const [snapshot, update] = useReducer(readSnapshot<T>, null, () => ({ read, value: read() }));
  useEffect(() => {
    const onChange = () => startTransition(() => update(read));
    onChange();
    return subscribe(onChange);
  }, [subscribe, read]);
  // The snapshot may belong to a previous store.
  return snapshot.read === read ? snapshot.value : read();
}
