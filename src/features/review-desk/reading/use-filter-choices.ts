import { useMemo } from 'react';
import { filterChoices, type FilterChoices } from '@/domain/review/filter-choices';
import type { Pile } from '@/domain/review/pile';
import { useStoreLater } from '@/lib/stores/use-store-later';
import { useAddress } from './address-store';
import type { Desk } from './use-desk';
import type { DeskView } from './use-desk-view';

type Known = Pick<Desk, 'applications' | 'order' | 'decidedBefore' | 'pileOf' | 'assessmentOf' | 'board'> &
  Pick<DeskView, 'shownAs' | 'tagsOf'> &
  Pick<DeskView['history'], 'hasAppliedBefore'>;

/** @param pile null for all but those that had been decided before, as in the list */
function countChoices(known: Known, pile: Pile | null): FilterChoices {
  const { applications, order, decidedBefore, pileOf, assessmentOf, board, shownAs, tagsOf } = known;
  const isListed = (id: string) => (pile === null ? !decidedBefore.has(id) : pileOf(id) === pile);
  // Not those who have applied meanwhile and are not shown yet.
  const listed = order.filter(isListed).flatMap((id) => applications.get(id) ?? []);
  const filterable = listed.map((application) => ({
    application: shownAs(application),
    assessment: assessmentOf(application.id),
    tags: tagsOf(application),
    hasAppliedBefore: known.hasAppliedBefore(application),
  }));
  return filterChoices(filterable, board.questions.length);
}

/** @returns a function that counts again only when the store has changed */
function choiceReader({ room: { store }, ...known }: Known & Pick<Desk, 'room'>, pile: Pile | null) {
  const partsOf = () => {
    const { assessments, outbox } = store.get();
    return [assessments[known.board.id], outbox.deliveries] as const;
  };
  let counted = partsOf();
  let choices = countChoices(known, pile);
  return () => {
    const now = partsOf();
    if (now.some((part, index) => part !== counted[index])) {
      counted = now;
      choices = countChoices(known, pile);
    }
    return choices;
  };
}

/** The options of the filters, with the number of applications that each has in the chosen pile. Live. */
export function useFilterChoices(desk: Desk, { shownAs, tagsOf, history }: DeskView): FilterChoices {
  const pile = useAddress(desk.address, ({ filter }) => filter.pile);
  const { hasAppliedBefore } = history;
  const read = useMemo(
    () => choiceReader({ ...desk, shownAs, tagsOf, hasAppliedBefore }, pile),
    [desk, shownAs, tagsOf, hasAppliedBefore, pile],
  );
  return useStoreLater(desk.room.store.subscribe, read);
}
