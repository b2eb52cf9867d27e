import { isPending } from '@/domain/join-request';
import { shuffledIds } from '@/domain/review/answer-scores';
import type { Application } from '@/domain/review/application';
import type { Assessment } from '@/domain/review/assessment';
import { aliasFor, blindApplication, isOfBlindPass, shownTags } from '@/domain/review/blind';
import { readDeskAddress, type DeskAddress } from '@/domain/review/desk-address';
import { arrivals, inOrder, rangeBetween, withArrivals } from '@/domain/review/desk-order';
import { shownSort, sortedIds, type DeskSort } from '@/domain/review/desk-sort';
import {
  applicationFilter,
  isFiltering,
  NO_DESK_FILTER,
  type DeskFilter,
  type ReviewerFacts,
} from '@/domain/review/find-applications';
import { pileOf, type Pile } from '@/domain/review/pile';
import { profileChanges, type ProfileChange } from '@/domain/review/profile-then';
import { isListedIn, readPass, shownInPass, writePass, type SecondPass } from '@/domain/review/second-pass';
import { createStore } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import { createAddressStore } from './address-store';
import { boardSettings } from './board-settings';
import type { DeskFacts } from './desk-facts';
import type { KeptCollection } from './kept-collection';

/** A digit pressed this soon after a reveal was meant for the person who was hidden. */
const AFTER_REVEAL_MS = 1000;

/** The blind pass: an alias replaces each name until the reviewer reveals it on purpose. */
export interface BlindPass {
  isBlind: boolean;
  isHidden: (id: string) => boolean;
  /** Null where the name is shown. */
  aliasOf: (application: Application) => string | null;
  /** The application as the blind pass allows it to be seen. */
  shownAs: (application: Application) => Application;
  /** The reviewer's tags as the blind pass allows them to be seen. */
  tagsOf: (application: Application) => string[];
  /** What the profile says differently since the reviewer has first read it, in the same way. */
  changesOf: (application: Application) => ProfileChange[];
}

interface Visit {
  order: readonly string[];
  /** Decided when the desk was entered: at the end, and shown only on request. */
  decidedBefore: ReadonlySet<string>;
  revealed: ReadonlySet<string>;
  ticked: ReadonlySet<string>;
  /** What was ticked last. */
  anchor: string | null;
}

interface Matches {
  filter: DeskFilter;
  blind: BlindPass;
  pass: SecondPass;
  order: readonly string[];
  /** How many applications there are. */
  size: number;
  ids: readonly string[];
  /** Of whom the filter has looked at, as it was when it was set. */
  facts: Map<string, ReviewerFacts>;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Where the reviewer is at the desk since they have entered it: the fixed order, the filter, the blind pass, what is
 * ticked, and the application that the keys act on.
 */
export function createDeskVisit(
  facts: DeskFacts,
  settings: KeptCollection<boolean | string>,
  /** Auth uid. */
  reviewer: string,
) {
  const address = createAddressStore();
  const visit = createStore<Visit>({
    order: [],
    decidedBefore: NOBODY,
    revealed: NOBODY,
    ticked: NOBODY,
    anchor: null,
  });
  const change = (changes: Partial<Visit>) => visit.set({ ...visit.get(), ...changes });
  let revealedAt = -Infinity;
  /** Shown if the address names none. Once: what is being read is not replaced because somebody else decides on it. */
  let firstId: string | null = null;
  /** Of two filters: the list may still show the one before. */
  let found: readonly Matches[] = [];

  const blindPass = derived(
    () => [boardSettings(settings).isBlind, visit.get().revealed],
    (isBlind, revealed): BlindPass => {
      const isHidden = (id: string) => isBlind && !revealed.has(id);
      return {
        isBlind,
        isHidden,
        aliasOf: ({ id }) => (isHidden(id) ? aliasFor(id) : null),
        shownAs: (application) => (isHidden(application.id) ? blindApplication(application) : application),
        changesOf: (application) =>
          profileChanges(
            facts.assessmentOf(application.id).profileThen,
            application,
            isHidden(application.id),
          ),
        tagsOf: ({ id, user }) => shownTags(facts.assessmentOf(id).tags, user, isHidden(id)),
      };
    },
  );

  const secondPass = derived(() => [boardSettings(settings).secondPass], readPass);
  const shownOnes = derived(
    () => [secondPass()],
    () => new WeakMap<Assessment, Assessment>(),
  );
  /** The assessment as the second pass allows it to be seen. */
  function shownOf(id: string, pass = secondPass()): Assessment {
    const assessment = facts.assessmentOf(id);
    if (!pass.isOn) return assessment;
    const known = shownOnes();
    const shown = known.get(assessment) ?? shownInPass(pass, id, assessment);
    known.set(assessment, shown);
    return shown;
  }
  /** The pile, in which whatever is hidden is still to be read. */
  const shownPileOf = (id: string, pass = secondPass()): Pile =>
    pileOf(facts.statusOf(id), shownOf(id, pass).verdict);

  /** The ids in the chosen order. An order by what a pass hides would reveal it. */
  function sorted(ids: Iterable<string>): string[] {
    const { sort } = address.get();
    const pass = secondPass();
    const applications = facts.applications();
    const { shownAs } = blindPass();
    const listed = [...ids].map((id) => applications.get(id)).filter((one) => one !== undefined);
    const shown = sort === 'arrival' ? listed : listed.map(shownAs);
    return sortedIds(shown, sort, ({ id }) => shownOf(id, pass), `${facts.board().id}\n${reviewer}`);
  }

  /** One row for all open applications of a person: the one that is listed already, or else the oldest. */
  function rowsOf(ids: readonly string[], order: readonly string[]): string[] {
    const listed = new Set(order);
    const rowOf = (id: string) => {
      const all = facts.together(id);
      return all.find((one) => listed.has(one)) ?? all[0] ?? id;
    };
    return [...new Set(ids.map(rowOf))];
  }

  function reorder(order: readonly string[]) {
    change({ order });
    firstId ??= order.find((id) => shownPileOf(id) === 'toRead') ?? order[0] ?? null;
  }

  /**
   * Those that pass a filter, in their fixed order, by the verdicts and scores at the time when the filter was set:
   * neither a verdict nor a reloaded list removes anybody while the reviewer is working.
   */
  function matching(filter: DeskFilter): readonly string[] {
    const applications = facts.applications();
    const { order, decidedBefore } = visit.get();
    const key = { filter, blind: blindPass(), pass: secondPass(), order, size: applications.size };
    const known = found.find(
      (one) =>
        one.filter === filter &&
        one.blind === key.blind &&
        one.pass === key.pass &&
        one.order === order &&
        one.size === key.size,
    );
    if (known !== undefined) return known.ids;
    const { hasAppliedBefore } = facts.history();
    const factsThen =
      found.find((one) => one.filter === filter && one.pass === key.pass)?.facts ??
      new Map<string, ReviewerFacts>();
    const passes = applicationFilter(filter, isOfBlindPass, (application) => {
      const { id } = application;
      const then = factsThen.get(id) ?? {
        pile: shownPileOf(id, key.pass),
        assessment: shownOf(id, key.pass),
        hasAppliedBefore: hasAppliedBefore(application),
      };
      factsThen.set(id, then);
      return then;
    });
    const { isOn, only } = key.pass;
    const isOfFew = isOn && only !== null;
    const ids = order.filter((id) => {
      if (!isListedIn(key.pass, id)) return false;
      if (!isOfFew && filter.pile === null && decidedBefore.has(id)) return false;
      const application = applications.get(id);
      // Removed requests keep their place unless there is a search.
      return application === undefined ? !isFiltering(filter) : passes(key.blind.shownAs(application));
    });
    found = [{ ...key, ids, facts: factsThen }, ...found.slice(0, 1)];
    return ids;
  }

  const shuffled = (ids: readonly string[], question: number) =>
    question === 0 ? ids : shuffledIds(ids, `${facts.board().id}\n${question}`);
  const isThere = (id: string) => facts.applications().has(id);
  const currentId = () => address.get().request ?? address.lastRequest() ?? firstId;

  function visible(): readonly string[] {
    const { filter, asked } = address.get();
    return shuffled(matching(filter), asked);
  }

  function tickAll(ids: readonly string[], isOn: boolean, anchor = visit.get().anchor) {
    const ticked = new Set(visit.get().ticked);
    ids.filter(isThere).forEach((id) => (isOn ? ticked.add(id) : ticked.delete(id)));
    change({ ticked, anchor });
  }

  function sortBy(sort: DeskSort) {
    address.change({ sort });
    reorder(inOrder(visit.get().order, sorted(facts.applications().keys())));
  }

  return {
    subscribe: visit.subscribe,
    address,
    order: () => visit.get().order,
    decidedBefore: () => visit.get().decidedBefore,
    /** Enters the desk anew. @param query of the URL */
    open(query: string): void {
      facts.forgetEarlier();
      const start = readDeskAddress(new URLSearchParams(query), facts.board().questions);
      address.open({ ...start, sort: shownSort(start.sort, boardSettings(settings).isBlind) });
      const idsOf = (isWanted: boolean) =>
        facts
          .requests()
          .filter((request) => isPending(request) === isWanted)
          .map(({ id }) => id);
      const decidedBefore = new Set(idsOf(false));
      [firstId, found] = [null, []];
      visit.set({ order: [], decidedBefore, revealed: NOBODY, ticked: NOBODY, anchor: null });
      reorder([...sorted(rowsOf(idsOf(true), [])), ...sorted(decidedBefore)]);
    },
    blindPass,
    reveal(id: string): void {
      revealedAt = performance.now();
      change({ revealed: new Set([...visit.get().revealed, ...facts.together(id)]) });
    },
    wasJustRevealed: () => performance.now() - revealedAt < AFTER_REVEAL_MS,
    setBlind(isOn: boolean): void {
      if (!isOn) revealedAt = performance.now();
      change({ revealed: NOBODY });
      boardSettings(settings).setBlind(isOn);
      // Sorting by name would reveal names.
      const { sort } = address.get();
      if (shownSort(sort, isOn) !== sort) sortBy(shownSort(sort, isOn));
    },
    secondPass,
    shownOf: (id: string) => shownOf(id),
    shownPileOf: (id: string) => shownPileOf(id),
    /** @param only null for all @param since when, as changes of assessments count */
    setSecondPass(isOn: boolean, only: readonly string[] | null, since: number): void {
      boardSettings(settings).setSecondPass(writePass({ isOn, since, only }));
      if (!isOn) return;
      // What was found, and in which order, would say what was given.
      address.change({ filter: NO_DESK_FILTER });
      sortBy(address.get().sort);
    },
    /** The pending ones that have come since, and are not shown yet. */
    newIds: derived(
      () => [visit.get().order, facts.requests()],
      (order, requests) =>
        arrivals(
          order,
          rowsOf(
            requests.filter(isPending).map(({ id }) => id),
            order,
          ),
        ),
    ),
    showArrivals: (ids: readonly string[]) => reorder(withArrivals(visit.get().order, ids)),
    /** The reviewer has chosen another order; it is fixed again afterwards. */
    sortBy,
    /** The URL was changed by Back, Forward or a link. */
    adopt(asked: DeskAddress): void {
      const next = { ...asked, sort: shownSort(asked.sort, blindPass().isBlind) };
      const isSorted = next.sort === address.get().sort;
      address.adopt(next);
      if (!isSorted) reorder(inOrder(visit.get().order, sorted(facts.applications().keys())));
    },
    matching,
    /** The same ids in an order of its own for each question, from 1; 0 for none. */
    shuffled,
    /** What is listed, in the order in which it is gone through. */
    visible,
    /** The application that the keys act on; null for none. */
    currentId,
    ticked: () => visit.get().ticked,
    isThere,
    /** @param isRange everything since the last tick gets the same state */
    tick(id: string, isRange = false): void {
      const { ticked, anchor } = visit.get();
      const listed = visible();
      // Only what is on screen counts as ticked.
      const isTicked = ticked.has(id) && listed.includes(id);
      tickAll(isRange ? rangeBetween(listed, anchor, id) : [id], !isTicked, id);
    },
    tickAll: (isOn: boolean) => tickAll(visible(), isOn),
    untickAll: () => change({ ticked: NOBODY }),
  };
}
