import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shuffledIds } from '@/domain/review/answer-scores';
import type { Application } from '@/domain/review/application';
import { aliasFor, blindApplication, isOfBlindPass, shownTags } from '@/domain/review/blind';
import type { DeskAddress } from '@/domain/review/desk-address';
import { shownSort, type DeskSort } from '@/domain/review/desk-sort';
import { applicationFilter, isFiltering, type DeskFilter } from '@/domain/review/find-applications';
import { useBoardSettings } from '../state/board-settings';
import { useHistory } from '../tools/use-history';
import { useAddress, useAddressLater } from './address-store';
import type { Desk } from './use-desk';
import { useTicks } from './use-ticks';

/** A digit pressed this soon after a reveal was meant for the person who was hidden. */
const AFTER_REVEAL_MS = 1000;

/** The blind pass: an alias replaces each name until the reviewer reveals it on purpose. */
function useBlindPass({ board, room, assessmentOf }: Desk) {
  const { isBlind, setBlind } = useBoardSettings(room, board.id);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const revealedAt = useRef(-Infinity);
  const isHidden = useCallback((id: string) => isBlind && !revealed.has(id), [isBlind, revealed]);
  return {
    isBlind,
    isHidden,
    aliasOf: useCallback(({ id }: Application) => (isHidden(id) ? aliasFor(id) : null), [isHidden]),
    /** The application as the blind pass allows it to be seen. */
    shownAs: useCallback(
      (application: Application) => (isHidden(application.id) ? blindApplication(application) : application),
      [isHidden],
    ),
    /** The reviewer's tags as the blind pass allows them to be seen. */
    tagsOf: useCallback(
      ({ id, user }: Application) => shownTags(assessmentOf(id).tags, user, isHidden(id)),
      [assessmentOf, isHidden],
    ),
    reveal(id: string) {
      revealedAt.current = performance.now();
      setRevealed(new Set([...revealed, id]));
    },
    wasJustRevealed: () => performance.now() - revealedAt.current < AFTER_REVEAL_MS,
    setBlind(isOn: boolean) {
      setRevealed(new Set());
      if (!isOn) revealedAt.current = performance.now();
      setBlind(isOn);
    },
  };
}

const filterOf = ({ filter }: DeskAddress) => filter;

/** An idle page may get a key at any moment, which cannot interrupt what is running. */
const IDLE_SLICE_MS = 4;

/** Builds the searched texts while the page is idle, so that the first key of a search is fast. */
function useSearchTextsMade(applications: ReadonlyMap<string, Application>) {
  useEffect(() => {
    // Safari has no `requestIdleCallback`; there the first search builds them.
    if (!('requestIdleCallback' in window)) return;
    const left = applications.values();
    let handle = requestIdleCallback(function work(deadline) {
      const until = performance.now() + Math.min(IDLE_SLICE_MS, deadline.timeRemaining());
      do {
        const next = left.next();
        if (next.done) return;
        next.value.searchTexts();
      } while (performance.now() < until);
      handle = requestIdleCallback(work);
    });
    return () => cancelIdleCallback(handle);
  }, [applications]);
}

interface Shown {
  applied: DeskFilter;
  shownAs: (application: Application) => Application;
  order: readonly string[];
  /** How many applications there are. */
  size: number;
  ids: readonly string[];
}

/** The applications that pass a filter, in their fixed order. */
function matches(
  { applications, order, decidedBefore, pileOf, assessmentOf }: Desk,
  filter: DeskFilter,
  shownAs: (application: Application) => Application,
  hasAppliedBefore: (application: Application) => boolean,
): readonly string[] {
  const passes = applicationFilter(filter, isOfBlindPass, (application) => ({
    pile: pileOf(application.id),
    assessment: assessmentOf(application.id),
    hasAppliedBefore: hasAppliedBefore(application),
  }));
  return order.filter((id) => {
    if (filter.pile === null && decidedBefore.has(id)) return false;
    const application = applications.get(id);
    // Removed requests keep their place unless there is a search.
    return application === undefined ? !isFiltering(filter) : passes(shownAs(application));
  });
}

/**
 * The matches, by the verdicts and scores at the time when the filter was set: neither a verdict nor a reloaded
 * list removes anybody while the reviewer is working.
 */
function useVisible(
  desk: Desk,
  applied: DeskFilter,
  shownAs: (application: Application) => Application,
  hasAppliedBefore: (application: Application) => boolean,
): readonly string[] {
  const [shown, setShown] = useState<Shown | null>(null);
  const { order } = desk;
  const { size } = desk.applications;
  const isCurrent =
    shown?.applied === applied && shown.shownAs === shownAs && shown.order === order && shown.size === size;
  if (isCurrent) return shown.ids;
  const ids = matches(desk, applied, shownAs, hasAppliedBefore);
  setShown({ applied, shownAs, order, size, ids });
  return ids;
}

/** What the reviewer sees of the desk: search, filters, order, ticks, and the blind pass. */
export function useDeskView(desk: Desk) {
  const { applications } = desk;
  const blind = useBlindPass(desk);
  const { shownAs } = blind;
  const history = useHistory(desk);
  // Deferred: a typed key appears at once, however long the list is.
  const applied = useAddressLater(desk.address, filterOf);
  const sort = useAddress(desk.address, (address) => address.sort);
  useSearchTextsMade(applications);
  const found = useVisible(desk, applied, shownAs, history.hasAppliedBefore);
  const asked = useAddress(desk.address, (address) => address.asked);
  const shuffle = useCallback(
    (ids: readonly string[], question: number) => shuffledIds(ids, `${desk.board.id}\n${question}`),
    [desk.board.id],
  );
  const orderFor = useCallback((question: number) => shuffle(found, question), [found, shuffle]);
  const visible = useMemo(() => (asked === 0 ? found : orderFor(asked)), [asked, found, orderFor]);
  const canTick = useCallback((id: string) => applications.has(id), [applications]);
  return {
    ...blind,
    history,
    setBlind(isOn: boolean) {
      blind.setBlind(isOn);
      // Sorting by name would reveal names.
      const shown = shownSort(sort, isOn);
      if (shown !== sort) desk.sortBy(shown, shownAs);
    },
    adopt: (next: DeskAddress) => desk.adopt({ ...next, sort: shownSort(next.sort, blind.isBlind) }, shownAs),
    /** The terms to highlight. */
    term: applied.term,
    isFiltered: isFiltering(applied),
    /** In the order in which they are gone through. */
    visible,
    /** The first of them by what has been typed until now: `visible` follows a little later. Null for none. */
    readFirst(): string | null {
      const { filter } = desk.address.get();
      if (filter === applied) return visible[0] ?? null;
      const next = matches(desk, filter, shownAs, history.hasAppliedBefore);
      return (asked === 0 ? next : shuffle(next, asked))[0] ?? null;
    },
    /** The question whose answers are read one after the other, from 1; 0 for none. */
    asked,
    orderFor,
    sort,
    sortBy: (next: DeskSort) => desk.sortBy(next, shownAs),
    ticks: useTicks(visible, canTick),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;
