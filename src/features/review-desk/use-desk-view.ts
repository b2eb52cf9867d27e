import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Application } from '@/domain/review/application';
import { aliasFor, blindApplication, isOfBlindPass } from '@/domain/review/blind';
import type { DeskAddress } from '@/domain/review/desk-address';
import { rangeBetween } from '@/domain/review/desk-order';
import { applicationFilter, isFiltering, sortedIds, type DeskSort } from '@/domain/review/find-applications';
import { isBlankMark, NO_MARK, type Mark } from '@/domain/review/mark';
import { useAddressLater } from './address-store';
import { useKept } from './review-room';
import type { Desk } from './use-desk';

const BLIND = 'blind';

/** The reviewer's private marks of one board's applicants, and the blind pass that goes by them. */
function useMarks({ room, board }: Desk) {
  const collection = room.marks(board.id);
  const marks = useKept(collection);
  const settings = useKept(room.settings(board.id));
  const isBlind = settings.get(BLIND) === true;
  const markOf = useCallback(({ personKey }: Application): Mark => marks.get(personKey) ?? NO_MARK, [marks]);
  /** In a blind pass nobody is known until scored: an alias stands for the name. */
  const aliasOf = useCallback(
    (application: Application): string | null =>
      isBlind && markOf(application).score === null ? aliasFor(application.id) : null,
    [isBlind, markOf],
  );
  /** The application as it may be seen. */
  const shownAs = useCallback(
    (application: Application): Application =>
      aliasOf(application) === null ? application : blindApplication(application),
    [aliasOf],
  );
  return {
    marks,
    markOf,
    aliasOf,
    shownAs,
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

/**
 * Which applications are ticked. Only those on screen count: nobody is decided on unseen because of an earlier filter.
 * One whose decision has failed since it was ticked is not ticked any more, or it would get the next decision too.
 */
function useTicks({ statusOf }: Desk, visible: readonly string[], canTick: (id: string) => boolean) {
  /** With the failure that was known when it was ticked. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [anchor, setAnchor] = useState<string | null>(null);
  const failureOf = useCallback(
    (id: string): number | null => {
      const status = statusOf(id);
      return status.kind === 'failed' ? status.attempt : null;
    },
    [statusOf],
  );
  const isTicked = useCallback(
    (id: string) => chosen.has(id) && chosen.get(id) === failureOf(id) && canTick(id),
    [chosen, failureOf, canTick],
  );
  const ticked = useMemo(() => visible.filter(isTicked), [visible, isTicked]);
  const tickable = useMemo(() => visible.filter(canTick), [visible, canTick]);
  function set(ids: readonly string[], isOn: boolean) {
    const next = new Map(chosen);
    ids.forEach((id) => (isOn ? next.set(id, failureOf(id)) : next.delete(id)));
    setChosen(next);
  }
  return {
    ticked,
    tickable,
    isTicked,
    /** @param isRange everything since the last tick takes the same state */
    tick(id: string, isRange = false) {
      const ids = isRange ? rangeBetween(visible, anchor, id) : [id];
      set(ids.filter(canTick), !isTicked(id));
      setAnchor(id);
    },
    tickAll: (isOn: boolean) => set(tickable, isOn),
    untick: (ids: readonly string[]) => set(ids, false),
    clear: () => setChosen(new Map()),
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
  const { aliasOf, shownAs, markOf } = marks;
  const [sort, setSort] = useState<DeskSort>('arrival');
  // Behind the typing: a key shows at once, however long the list is.
  const applied = useAddressLater(desk.address, filterOf);
  useSearchTextsMade(applications);
  const visible = useMemo(() => {
    const passes = applicationFilter(applied, isOfBlindPass);
    return order.filter((id) => {
      const application = applications.get(id);
      // What is gone keeps its place while nothing is searched for.
      return application === undefined ? !isFiltering(applied) : passes(shownAs(application));
    });
  }, [applied, shownAs, applications, order]);
  const canTick = useCallback(
    (id: string) => {
      const application = applications.get(id);
      return application !== undefined && isUndecided(id) && aliasOf(application) === null;
    },
    [aliasOf, applications, isUndecided],
  );
  function sortBy(next: DeskSort) {
    setSort(next);
    const scoreOf = (application: Application) => markOf(application).score;
    desk.changeOrder({ type: 'sorted', ids: sortedIds(applications.values(), next, scoreOf) });
  }
  return {
    ...marks,
    setBlind(isOn: boolean) {
      marks.setBlind(isOn);
      // The order by name would tell who comes first.
      if (isOn && sort === 'name') sortBy('arrival');
    },
    /** What is searched for on screen. */
    term: applied.term,
    isFiltered: isFiltering(applied),
    visible,
    sort,
    sortBy,
    ticks: useTicks(desk, visible, canTick),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;
