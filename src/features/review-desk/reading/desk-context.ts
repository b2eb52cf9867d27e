import { createContext, use, useSyncExternalStore } from 'react';
import type { ReviewStatus } from '@/domain/review/decision';
import type { DeskAddress } from '@/domain/review/desk-address';
import type { Mark } from '@/domain/review/mark';
import type { Desk } from '../state/desk';
import type { useDeskCommands } from './use-desk-commands';

/** The desk's context. Its value doesn't change on a step or a verdict. */
export const DeskContext = createContext<ReturnType<typeof useDeskCommands> | null>(null);

export function useDeskContext() {
  const context = use(DeskContext);
  if (context === null) throw new Error('useDeskContext needs a DeskContext');
  return context;
}

/** Subscribes to the desk. @param read must be pure, and return equal values as the same object */
export function useDeskSelector<T>(read: (desk: Desk) => T): T {
  const { desk } = useDeskContext();
  return useSyncExternalStore(desk.subscribe, () => read(desk));
}

export const useStatus = (id: string): ReviewStatus => useDeskSelector((desk) => desk.statusOf(id));

export const useMark = (id: string): Mark => useDeskSelector((desk) => desk.markOf(id));

export const useAddress = <T>(select: (address: DeskAddress) => T): T =>
  useDeskSelector((desk) => select(desk.address.get()));
