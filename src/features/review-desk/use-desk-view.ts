import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import type { DeskAddress } from '@/domain/review/desk-address';
import { rangeBetween } from '@/domain/review/desk-order';
import { applicationFilter, isFiltering, sortedIds, type DeskSort } from '@/domain/review/find-applications';
import { isBlankMark, NO_MARK, type Mark } from '@/domain/review/mark';
import { useAddressLater } from './address-store';
import { useKept } from './review-room';
import type { Desk } from './use-desk';

const BLIND = 'blind';

/** The reviewer's private marks of one board's applicants, and the blind pass that goes by them. */
function useMarks({ room, board, order }: Desk) {
  const collection = room.marks(board.id);
  const marks = useKept(collection);
  const settings = useKept(room.settings(board.id));
  const isBlind = settings.get(BLIND) === true;
  const places = useMemo(() => new Map(order.map((id, index) => [id, index + 1])), [order]);
  const markOf = useCallback(({ personKey }: Application): Mark => marks.get(personKey) ?? NO_MARK, [marks]);
  /** In a blind pass nobody is known until scored: a number stands for the name. */
  const aliasOf = useCallback(
    (application: Application): string | null =>
      isBlind && markOf(application).score === null
        ? `Applicant ${formatNumber(places.get(application.id) ?? 0)}`
        : null,
    [isBlind, markOf, places],
  );
  return {
    marks,
    markOf,
    aliasOf,
    isBlind,
    setBlind: (isOn: boolean) => room.settings(board.id).put([[BLIND, isOn]]),
    /** @returns whether it could be kept on the device */
    mark({ personKey }: Application, changes: Partial<Mark>): boolean {
      const next = { ...(collection.all().get(personKey) ?? NO_MARK), ...changes };
      if (!isBlankMark(next)) return collection.put([[personKey, next]]);
      collection.remove([personKey]);
      return true;
    },
  };
}

/** Which applications are ticked: what is decided or hidden meanwhile is not, and is again when it comes back. */
function useTicks(desk: Desk, visible: readonly string[], canTick: (id: string) => boolean) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const { order } = desk;
  const ticked = useMemo(() => order.filter((id) => chosen.has(id) && canTick(id)), [order, chosen, canTick]);
  const tickable = useMemo(() => visible.filter(canTick), [visible, canTick]);
  function set(ids: readonly string[], isOn: boolean) {
    const next = new Set(chosen);
    ids.forEach((id) => (isOn ? next.add(id) : next.delete(id)));
    setChosen(next);
  }
  return {
    ticked,
    tickable,
    isTicked: (id: string) => chosen.has(id) && canTick(id),
    /** @param isRange everything since the last tick takes the same state */
    tick(id: string, isRange = false) {
      const ids = isRange ? rangeBetween(visible, anchor, id) : [id];
      set(ids.filter(canTick), !chosen.has(id));
      setAnchor(id);
    },
    tickAll: (isOn: boolean) => set(tickable, isOn),
    untick: (ids: readonly string[]) => set(ids, false),
    clear: () => setChosen(new Set()),
  };
}

const filterOf = ({ filter }: DeskAddress) => filter;

/** Makes what is searched in while nothing else is to do, so that the first key of a search finds it there. */
function useSearchTextsMade(applications: ReadonlyMap<string, Application>) {
  useEffect(() => {
    // Safari has no idle time; there the first search makes them.
    if (!('requestIdleCallback' in window)) return;
    const left = applications.values();
    let handle = requestIdleCallback(function work(deadline) {
      do {
        const next = left.next();
        if (next.done) return;
        next.value.searchTexts();
      } while (deadline.timeRemaining() > 1);
      handle = requestIdleCallback(work);
    });
    return () => cancelIdleCallback(handle);
  }, [applications]);
}

/** What the reviewer sees of the desk: search, filters, sorting, ticks and private marks. */
export function useDeskView(desk: Desk) {
  const { applications, order, isUndecided } = desk;
  const marks = useMarks(desk);
  const { aliasOf, markOf } = marks;
  const [sort, setSort] = useState<DeskSort>('arrival');
  // Behind the typing: a key shows at once, however long the list is.
  const applied = useAddressLater(desk.address, filterOf);
  useSearchTextsMade(applications);
  const visible = useMemo(() => {
    const passes = applicationFilter(applied, (application) => aliasOf(application) !== null);
    return order.filter((id) => {
      const application = applications.get(id);
      // What is gone keeps its place while nothing is searched for.
      return application === undefined ? !isFiltering(applied) : passes(application);
    });
  }, [applied, aliasOf, applications, order]);
  const canTick = useCallback(
    (id: string) => {
      const application = applications.get(id);
      return application !== undefined && isUndecided(id) && aliasOf(application) === null;
    },
    [aliasOf, applications, isUndecided],
  );
  return {
    ...marks,
    /** What is searched for on screen. */
    term: applied.term,
    isFiltered: isFiltering(applied),
    visible,
    sort,
    sortBy(next: DeskSort) {
      setSort(next);
      const scoreOf = (application: Application) => markOf(application).score;
      desk.changeOrder({ type: 'sorted', ids: sortedIds(applications.values(), next, scoreOf) });
    },
    ticks: useTicks(desk, visible, canTick),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;
