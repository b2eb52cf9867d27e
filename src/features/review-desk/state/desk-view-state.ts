import { isPending } from '@/domain/join-request';
import type { Application } from '@/domain/review/application';
import { hideName } from '@/domain/review/hide-names';
import { readDeskAddress, type DeskAddress } from '@/domain/review/desk-address';
import { inOrder, rangeBetween } from '@/domain/review/desk-order';
import { shownSort, sortedIds, type DeskSort } from '@/domain/review/desk-sort';
import { applicationFilter, type DeskFilter, type ReviewerState } from '@/domain/review/find-applications';
import { createStore } from '@/lib/stores/create-store';
import { derived } from '@/lib/stores/derived';
import { createAddressStore, NARROW } from './address-store';
import type { DeskSelectors } from './desk-selectors';
import type { BoardSettings } from './stored-settings';

const NONE: ReadonlySet<string> = new Set();

const INITIAL = {
  order: [] as readonly string[],
  /** Decided before the desk was opened. They are last, and only a status filter shows them. */
  decidedBefore: NONE,
  selected: NONE,
  /** The id that was selected last, where a Shift+click begins a range. */
  anchor: null as string | null,
};

/**
 * The view state since the desk was opened: the fixed order, the filter, hidden names, the selection, and the application
 * that keyboard commands apply to.
 */
export function createDeskViewState(selectors: DeskSelectors, settings: BoardSettings) {
  const address = createAddressStore();
  const viewState = createStore(INITIAL);
  const change = (changes: Partial<typeof INITIAL>) => viewState.set({ ...viewState.get(), ...changes });
  /**
   * The open application if the address names none. It's set once, so that a decision on another device doesn't replace
   * it. Below 1024 px it's the application that was opened last, which keeps the reviewer's position in the list.
   */
  let defaultId: string | null = null;
  address.subscribe(() => {
    const { request } = address.get();
    if (request !== null && window.matchMedia(NARROW).matches) defaultId = request;
  });
  /** The matching ids by filter. During a transition the list uses the previous filter. */
  let matchers = new WeakMap<DeskFilter, () => readonly string[]>();

  /** How the applicants are shown: by name, or by an alias. */
  const naming = derived(
    () => [settings.get().areNamesHidden],
    (areNamesHidden) => ({
      areNamesHidden,
      /** The application as it's shown. */
      shownAs: areNamesHidden ? hideName : (application: Application) => application,
    }),
  );

  function sorted(ids: Iterable<string>): string[] {
    const applications = selectors.applications();
    const listed = [...ids].flatMap((id) => applications.get(id) ?? []);
    return sortedIds(listed, address.get().sort, ({ id }) => selectors.markOf(id).score);
  }

  function reorder(order: readonly string[]) {
    change({ order });
    defaultId ??= order.find((id) => selectors.statusOf(id).kind === 'undecided') ?? order[0] ?? null;
  }

  function matcherOf(filter: DeskFilter): () => readonly string[] {
    const initialStates = new Map<string, ReviewerState>();
    return derived(
      () => [naming(), viewState.get().order, selectors.applications().size],
      ({ shownAs }, order, _size) => {
        const applications = selectors.applications();
        const stateOf = ({ id }: Application) => {
          const state = initialStates.get(id) ?? {
            kind: selectors.statusOf(id).kind,
            mark: selectors.markOf(id),
          };
          initialStates.set(id, state);
          return state;
        };
        const matches = applicationFilter(filter, stateOf);
        return order.filter((id) => {
          if (filter.status === null && viewState.get().decidedBefore.has(id)) return false;
          const application = applications.get(id);
          return application !== undefined && matches(shownAs(application));
        });
      },
    );
  }

  /**
   * The ids that match a filter, in their fixed order. It uses the verdicts and scores of the time it was set, so that
   * no verdict and no reloaded list removes an application while the reviewer is working.
   */
  function matching(filter: DeskFilter): readonly string[] {
    const read = matchers.get(filter) ?? matcherOf(filter);
    matchers.set(filter, read);
    return read();
  }

  /** Hidden names can't be sorted by. */
  const withShownSort = (requested: DeskAddress): DeskAddress => ({
    ...requested,
    sort: shownSort(requested.sort, settings.get().areNamesHidden),
  });
  const visible = (): readonly string[] => matching(address.get().filter);
  /** The open application, which is always listed; null if the list is empty. */
  const currentId = derived(
    () => [address.get().request, defaultId, visible()],
    (request, fallback, listed) =>
      [request, fallback].find((id) => id !== null && listed.includes(id)) ?? listed[0] ?? null,
  );

  function setSelected(ids: readonly string[], isOn: boolean, anchor = viewState.get().anchor) {
    const selected = new Set(viewState.get().selected);
    ids.forEach((id) => (isOn ? selected.add(id) : selected.delete(id)));
    change({ selected, anchor });
  }

  const idsOf = (arePending: boolean) =>
    selectors.requests().flatMap((request) => (isPending(request) === arePending ? [request.id] : []));
  /** Pending ids that aren't in the order yet. */
  const newIds = derived(
    () => [viewState.get().order, selectors.requests()],
    (order, _requests) => {
      const listed = new Set(order);
      return idsOf(true).filter((id) => !listed.has(id));
    },
  );

  const resort = () => reorder(inOrder(viewState.get().order, sorted(selectors.applications().keys())));
  /** Applies another order once: later scores and verdicts move no row. */
  function sortBy(sort: DeskSort) {
    address.change({ sort });
    resort();
  }

  settings.subscribe(() => {
    // An order by name would reveal names that are hidden.
    const sort = shownSort(address.get().sort, settings.get().areNamesHidden);
    if (sort !== address.get().sort) sortBy(sort);
  });

  return {
    store: viewState,
    address,
    order: () => viewState.get().order,
    /** Fixes the order and clears the selection. @param query of the URL */
    open(query: string): void {
      selectors.dropUnlisted();
      const requested = readDeskAddress(new URLSearchParams(query));
      const decidedBefore = new Set(idsOf(false));
      defaultId = null;
      address.adopt(withShownSort(requested));
      matchers = new WeakMap();
      viewState.set({ ...INITIAL, decidedBefore });
      reorder([...sorted(idsOf(true)), ...sorted(decidedBefore)]);
    },
    naming,
    hideNames: (areHidden: boolean) => void settings.change({ areNamesHidden: areHidden }),
    newIds,
    /** Appends new applications, so that listed ones don't move. */
    showNew: () => reorder([...viewState.get().order, ...newIds()]),
    sortBy,
    /** Applies a URL that Back, Forward or a link has changed. */
    adopt(requested: DeskAddress): void {
      const next = withShownSort(requested);
      const isSorted = next.sort === address.get().sort;
      address.adopt(next);
      if (!isSorted) resort();
    },
    matching,
    visible,
    currentId,
    /** Includes applications that the filter hides. */
    selected: () => viewState.get().selected,
    /** @param isRange whether all ids from the last selected one get the same state */
    toggle(id: string, isRange = false): void {
      const { selected, anchor } = viewState.get();
      const listed = visible();
      // Only listed ids count as selected.
      const isSelected = selected.has(id) && listed.includes(id);
      setSelected(isRange ? rangeBetween(listed, anchor, id) : [id], !isSelected, id);
    },
    selectAll: (isOn: boolean) => setSelected(visible(), isOn),
    clearSelection: () => change({ selected: NONE }),
  };
}
