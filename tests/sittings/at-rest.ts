import { MEANT } from '@/domain/review/delivery';
import { find, deskRows, pendingNames, piles, textOf, region } from './screen';
import type { Sitting } from './sitting';
import { boardOf, deskOf, nameOfRequest, uidOf, type Creator } from './world';
import { wordsOf } from './ledger';

const RUNS_MAX = 6;

/** Everything works again, everybody comes back, and what was interrupted goes on. @returns what is wrong then */
export async function problemsAtRest(sitting: Sitting): Promise<string[]> {
  await sitting.heal();
  sitting.closeOtherTabs();
  const problems: string[] = [];
  // Last the one who is here now, so that nobody has to come back twice.
  for (const creator of [...sitting.visitors]) {
    if (sitting.creator !== creator) {
      // A dialog may be open.
      await sitting.reload(deskOf(sitting.creator));
      if (!(await sitting.signOut())) return [`${sitting.creator} cannot sign out`];
      await sitting.signIn(creator);
    } else await sitting.reload(deskOf(creator));
    await finishRuns(sitting, creator);
    problems.push(...(await problemsOf(sitting, creator)));
  }
  const { acted } = sitting;
  for (const confirmed of sitting.ledger.confirmed()) {
    if (!acted.has(confirmed.requestId) && (await sitting.statusOf(confirmed.requestId)) === 'pending')
      problems.push(`${wordsOf(confirmed)} was confirmed, and has never arrived`);
  }
  return problems;
}

async function finishRuns(sitting: Sitting, creator: Creator) {
  for (let run = 0; run < RUNS_MAX && (await sitting.press('See what is left')); run += 1) {
    await sitting.press('Check, and send the rest');
    await sitting.reload(deskOf(creator));
  }
}

const UNDECIDED = new Set(['To read', 'Yes', 'Maybe', 'No']);

async function problemsOf(sitting: Sitting, creator: Creator): Promise<string[]> {
  const problems: string[] = [];
  const requests = (await sitting.backend.store.read()).joinRequests.filter(
    ({ board }) => board === boardOf(creator),
  );
  const rows = deskRows();
  const uid = uidOf(sitting.number, creator);
  const isOwn = (id: string) => sitting.acted.get(id)?.uid === uid;
  // Somebody else was faster with the same decision, and the server's 409 may as well be its answer to a repeated call.
  const mayBeOwn = ({ _id, status, acceptanceNote, rejectionNote }: (typeof requests)[number]) =>
    acceptanceNote + rejectionNote === '' &&
    sitting.sent.some((one) => one.uid === uid && one.requestId === _id && MEANT[one.outcome] === status);
  for (const { _id, status } of requests) {
    const shown = rows[_id];
    const word = {
      pending: /^(?!Accepted|Rejected|Decided|To be|Sending|Not listed)/,
      accepted: /^Accepted/,
      rejected: /^Rejected/,
    };
    // Those that are decided are in the list only where their pile is chosen.
    const isRight = shown === undefined ? status !== 'pending' : word[status].test(shown);
    if (!isRight) {
      problems.push(
        `At rest the desk shows '${shown}' for ${nameOfRequest(_id)}, the server has '${status}'`,
      );
    }
  }
  const counts = piles();
  const sum = (isWanted: (pile: string) => boolean) =>
    Object.entries(counts).reduce((total, [pile, count]) => total + (isWanted(pile) ? count : 0), 0);
  const expected = {
    undecided: requests.filter(({ status }) => status === 'pending').length,
    sent: requests.filter(({ status, _id }) => status !== 'pending' && isOwn(_id)).length,
    elsewhere: requests.filter(({ status, _id }) => status !== 'pending' && !isOwn(_id)).length,
  };
  const found = {
    undecided: sum((pile) => UNDECIDED.has(pile)),
    sent: counts.Sent ?? 0,
    elsewhere: counts['Decided elsewhere'] ?? 0,
  };
  const unsure = requests.filter((request) => !isOwn(request._id) && mayBeOwn(request)).length;
  const surplus = found.sent - expected.sent;
  const areRight =
    found.undecided === expected.undecided &&
    found.elsewhere === expected.elsewhere - surplus &&
    surplus >= 0 &&
    surplus <= unsure;
  if (!areRight) {
    problems.push(
      `At rest the piles are ${JSON.stringify(counts)}, the server has ${JSON.stringify(expected)}`,
    );
  }
  const left = region('Decisions being sent');
  if (left !== undefined && find('See what is left') !== undefined) {
    problems.push(`At rest something is left to send: ${textOf(left)}`);
  }
  await sitting.press(document.querySelector<HTMLElement>('main header a') ?? undefined);
  const waiting = requests.filter(({ status }) => status === 'pending').map(({ _id }) => nameOfRequest(_id));
  const shownPending = pendingNames();
  if (shownPending.toSorted().join() !== waiting.toSorted().join()) {
    problems.push(
      `At rest Pending Requests shows ${shownPending.join(', ') || 'nobody'}, the server has ${waiting.join(', ') || 'nobody'}`,
    );
  }
  return problems;
}
