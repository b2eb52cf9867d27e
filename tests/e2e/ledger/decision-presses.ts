import type { DemoJoinRequest } from '@/demo/db';
import type { AllowedPress, ChangeCall } from './allowed-press';
import type { ScreenAtPress } from './screen-at-press';

const APPROVE = 'PUT /boards/join-requests/{requestId}/approve';
const REJECT = 'PUT /boards/join-requests/{requestId}/reject';

interface Decision {
  who: string;
  outcome: 'accept' | 'reject';
  note: string;
}

const requestOf = ({ db }: ScreenAtPress, { ids }: ChangeCall): DemoJoinRequest | undefined =>
  db.joinRequests.find(({ _id }) => _id === ids[0]);

const applicantOf = (screen: ScreenAtPress, call: ChangeCall) =>
  screen.db.users.find(({ _id }) => _id === requestOf(screen, call)?.user)?.name ?? '';

/** What the server got, by the name of the applicant. */
function decisionSaid(call: ChangeCall, screen: ScreenAtPress): Decision {
  const { acceptanceNote, rejectionNote } = call.body as Record<string, string | undefined>;
  return {
    who: applicantOf(screen, call),
    outcome: call.what === APPROVE ? 'accept' : 'reject',
    note: acceptanceNote ?? rejectionNote ?? '',
  };
}

const noteOf = (row: Element) => {
  const note = row.querySelector('[dir=auto][title]')?.getAttribute('title')?.trim() ?? '';
  return note === 'Without a note' ? '' : note;
};

/** The rows of a list by its name. */
const rowsOf = (screen: ScreenAtPress, list: string) => [
  ...screen.body.querySelectorAll(`main [role=list][aria-label="${list}"] > *`),
];

/** The row of the applicant on the sending screen, with its outcome and its note. */
function rowToSend(screen: ScreenAtPress, call: ChangeCall): Decision | string {
  const who = applicantOf(screen, call);
  for (const row of rowsOf(screen, 'Decisions')) {
    if (row.querySelector('bdi')?.textContent !== who) continue;
    const words = row.querySelector('bdi + span')?.textContent ?? '';
    if (row.querySelector('.text-danger + [dir=auto], div > .truncate.text-danger') !== null)
      return `${who}: with a warning`;
    if (words !== 'Accept' && words !== 'Reject') return `${who}: ${words}`;
    return { who, outcome: words === 'Accept' ? 'accept' : 'reject', note: noteOf(row) };
  }
  return `${who}: not in the list`;
}

/** The row of the applicant in the list of a run. */
function rowOfRun(screen: ScreenAtPress, call: ChangeCall): Decision | string {
  const who = applicantOf(screen, call);
  const row = rowsOf(screen, 'Decisions of this run').find(
    (one) => one.querySelector('bdi')?.textContent === who,
  );
  if (row === undefined) return `${who}: not in the list`;
  const isAcceptance = row.textContent?.includes(', acceptance') === true;
  const texts = [...row.querySelectorAll('[title]')];
  const note = texts.at(-1)?.getAttribute('title') ?? '';
  return { who, outcome: isAcceptance ? 'accept' : 'reject', note };
}

/** 'Send 3 acceptances and 2 rejections': the number of one kind, on the only button that says so. */
const promised = (screen: ScreenAtPress, kind: string) => {
  const [words = ''] = screen.texts('main button').filter((one) => /^Send [\d,.]+ /.test(one));
  return Number(new RegExp(`([\\d,.]+) ${kind}`).exec(words)?.[1]?.replace(/\D/g, '') ?? 0);
};

const numberIn = ({ body }: ScreenAtPress, words: RegExp) =>
  Number(words.exec(body.textContent ?? '')?.[1] ?? 0);

/** What `openSending` of the scenes has typed for everybody. */
function confirmedInScene(screen: ScreenAtPress, call: ChangeCall): Decision {
  const who = applicantOf(screen, call);
  const isAcceptance = call.what === APPROVE;
  const board = screen.db.boards.find(({ _id }) => _id === requestOf(screen, call)?.board)?.name;
  const note = isAcceptance ? `Hi ${who.split(' ')[0]}, welcome to ${board}.` : '';
  return { who, outcome: isAcceptance ? 'accept' : 'reject', note };
}

const BOTH = [APPROVE, REJECT] as const;

export const DECISION_PRESSES: readonly AllowedPress[] = [
  ...BOTH.map((call): AllowedPress => ({
    call,
    press: call === APPROVE ? /^Accept Join Request$/ : /^Reject Join Request$/,
    in: /^User Application$/,
    says: decisionSaid,
    shown: (screen) => ({
      who: screen.db.users.find(({ name }) => screen.texts('h3, bdi').includes(name))?.name,
      outcome: call === APPROVE ? 'accept' : 'reject',
      note: screen.text('Acceptance/Rejection Note'),
    }),
    scene: 'requests',
  })),
  ...BOTH.map((call): AllowedPress => ({
    call,
    press: /^Send \d+ (acceptance|rejection)s?( and \d+ rejections?)?$/,
    in: /^Send decisions$/,
    enter: /^Type \d+ to confirm/,
    most: (screen) => promised(screen, call === APPROVE ? 'acceptance' : 'rejection'),
    says: decisionSaid,
    shown: rowToSend,
    scene: 'send',
  })),
  ...BOTH.flatMap((call) =>
    [
      { press: /^Go on$/, scene: 'send-paused' },
      { press: /^Check, and send the rest$/, scene: 'send-left' },
    ].map((one): AllowedPress => ({
      ...one,
      call,
      in: /^(Send decisions|Sending)$/,
      most: (screen) => rowsOf(screen, 'Decisions of this run').length,
      says: decisionSaid,
      shown: rowOfRun,
    })),
  ),
  ...BOTH.map((call): AllowedPress => ({
    call,
    press: /^Go on$/,
    in: /^Decisions being sent$/,
    most: (screen) => numberIn(screen, /Sent \d+ of (\d+)/),
    says: decisionSaid,
    // The notes are on the screen where these decisions were confirmed: the scene has typed one for acceptances.
    shown: confirmedInScene,
    scene: 'boards-paused',
  })),
];
