import { showToast, toastStore } from '@/ui/toasts/toast-store';
import { NOT_KEPT } from '../messages';

/** What could not be kept, and has been said. */
const told = new WeakSet<object>();

/**
 * Says that something can't be kept: once, on however many screens it is noticed, until it can, and again only where it
 * could be kept in between.
 * @param what the same object for the same things
 */
export function sayWhetherKept(what: object, isKept: boolean): void {
  const { title } = NOT_KEPT;
  if (isKept && told.delete(what)) toastStore.set(toastStore.get().filter((toast) => toast.title !== title));
  else if (!isKept && !told.has(what)) {
    told.add(what);
    showToast(NOT_KEPT);
  }
}
