import type { Scheduler } from 'fast-check';
import type { ApplicationStatus } from '@/domain/review/application-status';
import { isUnderway, type Delivery } from '@/domain/review/delivery';
import { progressText, runsOf } from '@/domain/review/run-progress';
import { unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { deliveryWords, statusWords } from '@/domain/review/status-words';
import type { ModelDevice } from './model-device';
import type { ModelServer } from './model-server';
import { BOARDS, REQUESTS, type Deeds, type ModelTab } from './model-tab';

interface World {
  device: ModelDevice;
  server: ModelServer;
  deeds: Deeds;
  tabs: ModelTab[];
}

/** Everybody comes back, everything works again, and what was interrupted is continued. @returns what is wrong then */
export async function checkAtRest(
  { device, server, deeds, tabs }: World,
  scheduler: Scheduler,
  accounts: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  deeds.isBlurred = deeds.wasBroken || deeds.crashed.size > 0;
  for (const tab of tabs) problems.push(...reopened(tab));
  Object.assign(device, { isOnline: true, isBroken: false });
  server.faults = [];
  server.kind = { ...server.kind, listsLateBy: 0 };
  server.newcomersApply();
  for (const account of accounts) {
    for (const tab of tabs) if (tab.account !== account) tab.signIn(account);
    await scheduler.waitIdle();
    // Some go on from what they knew; the others can tell from their lists what is not sent yet.
    const haveLists = deeds.order % 2 === 0;
    if (haveLists)
      for (const tab of tabs) for (const boardId of Object.keys(BOARDS)) void tab.reload(boardId);
    await scheduler.waitIdle();
    for (const tab of tabs) {
      void tab.review?.refresh();
      await scheduler.waitIdle();
      tab.resume();
      await scheduler.waitIdle();
    }
    // Before the lists are loaded once more: the frame follows what is sent.
    if (haveLists) for (const tab of tabs) problems.push(...wrongBadges(tab, server, account));
    for (const tab of tabs) {
      void tab.review?.refresh();
      for (const boardId of Object.keys(BOARDS)) void tab.reload(boardId);
    }
    await scheduler.waitIdle();
    for (const tab of tabs) {
      for (const [id, boardId] of REQUESTS) {
        if (!server.isDeleted(boardId)) problems.push(...screenProblems(tab, id, server, account, deeds));
        problems.push(...untrue(tab, id, server, account, deeds));
      }
      problems.push(...wrongSums(tab, server, account, deeds), ...wrongBadges(tab, server, account));
      problems.push(...foreign(tab, account));
      problems.push(...unkept(tab, account, device), ...lost(tab, account, deeds));
    }
  }
  return problems;
}

const SETTLED: ApplicationStatus['kind'][] = ['open', 'refused', 'decided', 'gone'];

/** G3: the screen shows what the server has. */
function screenProblems(
  tab: ModelTab,
  id: string,
  server: ModelServer,
  account: string,
  deeds: Deeds,
): string[] {
  const status = tab.statusOf(id);
  const has = server.decisionOn(id);
  const at = `G3: ${tab.name} shows ${account} '${statusWords(status)}' (${status.kind}) for ${id}, the server has ${JSON.stringify(has)}`;
  if (!SETTLED.includes(status.kind)) return [`${at}; nothing is in flight`];
  const isShownAsDecided = status.kind === 'decided' || status.kind === 'gone';
  if (isShownAsDecided !== (has !== null)) return [at];
  if (status.kind !== 'decided' || has === null) return [];
  // A lenient server lets somebody else replace a decision. If its lists tell no outcomes, nobody can see that.
  const { listsPendingOnly, hasOwnWords, omitsNotes } = server.kind;
  const last = server.arrivals.findLast((arrival) => arrival.requestId === id && arrival.hasActed);
  const isReplaced = last !== undefined && last.account !== account;
  const isHidden = isReplaced && (listsPendingOnly || (hasOwnWords && omitsNotes));
  if (status.outcome !== null && status.outcome !== has.outcome && !isHidden) return [at];
  const hasArrived = server.arrivals.some(
    (arrival) =>
      arrival.requestId === id &&
      arrival.account === account &&
      arrival.hasActed &&
      arrival.outcome === status.outcome,
  );
  // Without notes, nobody can tell a lost decision from the same one made elsewhere.
  const cannotTell = server.kind.omitsNotes && (deeds.unanswered.has(id) || deeds.isBlurred);
  if (status.by === 'own' && !hasArrived && !cannotTell) return [`${at}; it did not come from here`];
  if (status.by !== 'unknown') return [];
  const wasTried = server.arrivals.some((arrival) => arrival.requestId === id && arrival.account === account);
  if (!wasTried && !deeds.unanswered.has(id) && !deeds.isBlurred)
    return [`${at}; nothing was sent from here`];
  const isTold = !listsPendingOnly && !hasOwnWords && !omitsNotes && has.note !== '';
  return isTold ? [`${at}; the list says by whom`] : [];
}

const wasMade = ({ arrivals }: ModelServer, account: string, { requestId, outcome, note }: Delivery) =>
  arrivals.some(
    (one) =>
      one.hasActed &&
      one.account === account &&
      one.requestId === requestId &&
      one.outcome === outcome &&
      one.note === note,
  );

/** Whether the server has a decision of ours, nobody has replaced it, and somebody could see that. */
function stands(
  server: ModelServer,
  account: string,
  delivery: Delivery,
  { hadLateLists }: Pick<Deeds, 'hadLateLists'>,
): boolean {
  // The last list of a board that is gone may have been from before our decision replaced somebody else's.
  const isHidden = hadLateLists && server.isDeleted(delivery.boardId) && delivery.state.kind === 'conflict';
  if (isHidden) return false;
  const has = server.decisionOn(delivery.requestId);
  return has?.note === delivery.note && wasMade(server, account, delivery);
}

/** G3: what has arrived is never called not sent, or made elsewhere; nothing stays under way for ever. */
function untrue(tab: ModelTab, id: string, server: ModelServer, account: string, deeds: Deeds): string[] {
  const { unrecorded } = deeds;
  const delivery = tab.deliveryOn(id);
  if (delivery === null) return forgotten(tab, id, server, account, deeds);
  // Of a board that is gone the last list stays on screen, and may be from before our decision.
  const shown = server.isDeleted(delivery.boardId) ? [] : [statusWords(tab.statusOf(id))];
  const words = [deliveryWords(delivery), ...shown].join(' / ');
  const at = `G3: ${tab.name} says ${account} '${words}' of ${id}`;
  if (isUnderway(delivery)) return [`${at}; nothing is in flight`];
  if (!stands(server, account, delivery, deeds) || unrecorded.has(`${account}/${id}`)) return [];
  return /not sent|elsewhere/i.test(words) ? [`${at}; it has arrived`] : [];
}

/** G3: what came from here is never called made elsewhere, also where nothing is kept of it. */
function forgotten(
  tab: ModelTab,
  id: string,
  server: ModelServer,
  account: string,
  { unrecorded }: Deeds,
): string[] {
  const status = tab.statusOf(id);
  const isOthers = status.kind === 'decided' && status.by === 'other';
  if (!isOthers || unrecorded.has(`${account}/${id}`)) return [];
  const note = server.decisionOn(id)?.note;
  const isIt = (one: ModelServer['arrivals'][number]) =>
    one.requestId === id && one.account === account && one.hasActed && one.note === note;
  return server.arrivals.some(isIt)
    ? [`G3: ${tab.name} says ${account} '${statusWords(status)}' of ${id}; it came from here`]
    : [];
}

/** G3: the sums add up to what the server has, and to what the rows say. */
function wrongSums(tab: ModelTab, server: ModelServer, account: string, deeds: Deeds): string[] {
  const { unrecorded } = deeds;
  const deliveries = Object.values(tab.review?.store.get().outbox.deliveries ?? {});
  const problems = runsOf(deliveries).flatMap((run) => {
    const own = deliveries.filter(
      ({ runId, requestId }) => runId === run.runId && !unrecorded.has(`${account}/${requestId}`),
    );
    const arrived = own.filter((one) => stands(server, account, one, deeds)).length;
    return arrived > run.delivered + run.byEarlierTry + run.answersLost + run.unchecked
      ? [`G3: ${tab.name} says ${account} '${progressText(run)}', ${arrived} have arrived`]
      : [];
  });
  for (const [boardId, ids] of Object.entries(BOARDS)) {
    const piles = server.isDeleted(boardId) ? null : tab.pilesOf(boardId);
    if (piles === null) continue;
    // The desk lists what the server lists, and some servers list pending requests only.
    const listed = new Set(tab.lists.get(boardId)?.map(({ id }) => id));
    const sent = ids.filter((id) => {
      if (!listed.has(id)) return false;
      const status = tab.statusOf(id);
      return status.kind === 'decided' && (status.by === 'own' || status.by === 'unknown');
    });
    const open = ids.filter((id) => server.decisionOn(id) === null);
    const unsent = open.filter((id) => ['yes', 'no'].includes(tab.verdictOn(id) ?? ''));
    const expected = { sent: sent.length, unsent: unsent.length, sending: 0 };
    const shown = { sent: piles.sent, unsent: piles.yes + piles.no, sending: piles.sending };
    if (JSON.stringify(expected) !== JSON.stringify(shown)) {
      problems.push(
        `G3: the piles of ${boardId} in ${tab.name} show ${account} ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`,
      );
    }
  }
  return problems;
}

/** G3: the nav bar and the board count what can still be sent. */
function wrongBadges(tab: ModelTab, server: ModelServer, account: string): string[] {
  const shown = new Map(unsentVerdicts(account).map(({ boardId, count }) => [boardId, count]));
  return Object.entries(BOARDS).flatMap(([boardId, ids]) => {
    const open = ids.filter((id) => server.decisionOn(id) === null);
    const unsent = open.filter((id) => ['yes', 'no'].includes(tab.verdictOn(id) ?? '')).length;
    const count = shown.get(boardId) ?? 0;
    return server.isDeleted(boardId) || count === unsent
      ? []
      : [`G3: the frame shows ${account} ${count} unsent verdicts of ${boardId}, not ${unsent}`];
  });
}

/** G3: a stale list reopens nothing. */
function reopened(tab: ModelTab): string[] {
  return REQUESTS.filter(
    ([id]) => tab.deliveryOn(id)?.state.kind === 'delivered' && tab.statusOf(id).kind !== 'decided',
  ).map(([id]) => `G3: ${tab.name} shows ${id} as ${tab.statusOf(id).kind} though it was delivered`);
}

/** G4: nothing of another account is visible. */
function foreign(tab: ModelTab, account: string): string[] {
  const deliveries = Object.values(tab.review?.store.get().outbox.deliveries ?? {});
  return deliveries
    .filter(({ note }) => !note.startsWith(`${account}:`))
    .map(({ note }) => `G4: ${account} sees the delivery '${note}'`);
}

/** G4: what the store shows is what the device has kept. */
function unkept(tab: ModelTab, account: string, device: ModelDevice): string[] {
  return REQUESTS.flatMap(([id, boardId]) => {
    const stored = device.assessments.get([account, boardId, id].join('/'))?.verdict ?? null;
    const shown = tab.verdictOn(id);
    return stored === shown ? [] : [`G4: ${tab.name} shows ${account} ${id} as ${shown}, ${stored} is kept`];
  });
}

/** G4: what was judged or confirmed is still there. */
function lost(tab: ModelTab, account: string, deeds: Deeds): string[] {
  return REQUESTS.flatMap(([id]) => {
    const problems: string[] = [];
    const key = `${account}/${id}`;
    const known = deeds.verdicts.get(key);
    // Of two tabs, either may have had the last word.
    const isSure = known?.tabs.size === 1;
    if (isSure && tab.verdictOn(id) !== known.latest) {
      problems.push(`G4: ${tab.name} shows ${key} as ${tab.verdictOn(id)}, it was judged ${known.latest}`);
    }
    if (deeds.taken.has(key) && !deeds.cancelledBy.has(account) && tab.deliveryOn(id) === null) {
      problems.push(`G4: the decision on ${key} is lost`);
    }
    return problems;
  });
}
