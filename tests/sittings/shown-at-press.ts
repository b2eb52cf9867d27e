import type { Outcome } from '@/domain/review/outcome';
import type { Arrival } from './backend';
import type { Ledger } from './ledger';
import type { Page } from './page';
import {
  controls,
  decisionsOfRun,
  decisionsToSend,
  find,
  heading,
  nameOf,
  openDialog,
  textOf,
  type ShownDecision,
} from './screen';
import { requestIdOf } from './world';

const SENDS = /^Send (?:(\d+) acceptances?)?(?: and )?(?:(\d+) rejections?)?$/;
/** Of one run: each has its own. */
const STOPS = 'Don’t send the rest';
const TYPE_COUNT = /^Type (\d+) to confirm/;

/** Whose press it is, and where it is noted. */
interface Noted {
  ledger: Ledger;
  page: Page;
  uid: string;
}

function arrivals(uid: string, decisions: readonly ShownDecision[]): Arrival[] {
  return decisions.map(({ name, outcome, note }) => ({
    uid,
    requestId: requestIdOf(name),
    outcome,
    note,
  }));
}

/** What the screen shows beside a button that sends. @returns what follows from the press once it has had its effect */
export function noteRows(sitting: Noted, control: HTMLElement): () => void {
  const { ledger, page, uid } = sitting;
  const name = nameOf(control);
  const isInForm = openDialog() === null && heading() === 'Send decisions';
  if (isInForm && (SENDS.test(name) || TYPE_COUNT.test(name))) noteList(sitting);
  if (/^(Accept|Reject) Join Request$/.test(name))
    noteDialog(sitting, name.startsWith('A') ? 'accept' : 'reject');
  if (name === 'Go on') ledger.goOn(page, uid);
  if (name === 'Check, and send the rest') {
    const left = decisionsBeside(control).filter(({ words }) => words !== 'Sent');
    ledger.allowAgain(page, arrivals(uid, left));
  }
  if (name === STOPS) {
    const named = new Set(decisionsBeside(control).map((row) => requestIdOf(row.name)));
    const isOnlyRun = controls().filter((one) => nameOf(one) === STOPS).length === 1;
    return () => ledger.takeBack(uid, named.size > 0 ? named : null, isOnlyRun);
  }
  return () => {
    if (name === 'Pause') ledger.pause(page);
  };
}

/** Those of the run that a button is about; none where the screen does not list them. */
function decisionsBeside(control: HTMLElement) {
  const run = control.closest('section');
  return run === null ? [] : decisionsOfRun(run);
}

/** The sending screen. */
function noteList({ ledger, page, uid }: Noted) {
  const rows = decisionsToSend();
  const field = find(TYPE_COUNT) as HTMLInputElement | undefined;
  const count = field === undefined ? null : TYPE_COUNT.exec(nameOf(field))?.[1];
  if (count !== null && field?.value !== count) return;
  const label = SENDS.exec(nameOf(find(SENDS) ?? document.body));
  const counts = ['accept', 'reject'].map((outcome) => rows.filter((row) => row.outcome === outcome).length);
  const said = [Number(label?.[1] ?? 0), Number(label?.[2] ?? 0)];
  if (counts.join() !== said.join()) {
    ledger.problems.push(
      `The button says '${label?.[0]}' of ${counts[0]} acceptances and ${counts[1]} rejections`,
    );
  }
  ledger.allow(page, true, arrivals(uid, rows));
}

/** The dialog of a single request. */
function noteDialog({ ledger, page, uid }: Noted, outcome: Outcome) {
  const dialog = openDialog();
  const name = textOf(dialog?.querySelector('section bdi'));
  const field = dialog?.querySelector('textarea');
  const note = field?.value ?? '';
  if (outcome === 'accept' && note.trim() === '') return;
  ledger.allow(page, false, arrivals(uid, [{ name, outcome, note }]));
}
