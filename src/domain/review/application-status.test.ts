import { describe, expect, it } from 'vitest';
import type { JoinRequest } from '../join-request';
import { applicationStatus, canBeDecided, openCounts } from './application-status';
import { NO_ASSESSMENT } from './assessment';
import type { Delivery, DeliveryState } from './delivery';
import { statusWords } from './status-words';
import { delivery as makeDelivery } from '@kit/delivery';

const PENDING = { status: 'pending', acceptanceNote: '', rejectionNote: '' } as JoinRequest;
const ACCEPTED = { ...PENDING, status: 'accepted', acceptanceNote: 'Welcome' };
const REJECTED = { ...PENDING, status: 'rejected' };
/** In a word that the app does not know, and without the note. */
const CLOSED = { ...PENDING, status: 'closed' };
const ABSENT = undefined;

const YES = { ...NO_ASSESSMENT, verdict: 'yes' } as const;

const delivery = (state: DeliveryState, changes: Partial<Delivery> = {}) =>
  makeDelivery({ ...changes, state });
const QUEUED = delivery({ kind: 'queued' });
const SENDING = delivery({ kind: 'sending' });
const LOST = delivery({ kind: 'unconfirmed', refusal: null }, { mayHaveArrived: true });
const DISPUTED = delivery({ kind: 'unconfirmed', refusal: 'Too late' });
const DELIVERED = delivery({ kind: 'delivered' });
const ANSWER_LOST = delivery({ kind: 'answerLost' }, { mayHaveArrived: true });
const REFUSED = delivery({ kind: 'refused', text: 'Too long' });
const conflict = (found: 'accepted' | 'decided' | 'gone' | 'forbidden' | 'boardGone') =>
  delivery({ kind: 'conflict', found });

type Case = [JoinRequest | undefined, Delivery | null, words: string];

function check(cases: Case[]) {
  it.each(cases)('%#. %j with %j reads %j', (request, sent, words) => {
    expect(statusWords(applicationStatus(request, YES, sent))).toBe(words);
  });
}

describe('a pending application', () => {
  check([
    [PENDING, null, 'Yes'],
    [PENDING, QUEUED, 'To be accepted'],
    [PENDING, { ...QUEUED, outcome: 'reject' }, 'To be rejected'],
    [PENDING, SENDING, 'Sending...'],
    [PENDING, LOST, 'To be checked'],
    [PENDING, DISPUTED, 'To be checked'],
    [PENDING, REFUSED, 'Not sent'],
    [PENDING, conflict('forbidden'), 'Not sent'],
    // The list is older than what has been found out since.
    [PENDING, DELIVERED, 'Accepted'],
    [PENDING, ANSWER_LOST, 'Decided; the answer was lost'],
    [PENDING, conflict('accepted'), 'Accepted elsewhere'],
    [PENDING, conflict('decided'), 'Decided elsewhere'],
    [PENDING, conflict('gone'), 'Not listed any more'],
  ]);
});

describe('a pending application whose decision here is history', () => {
  const isReopened = true;
  check([
    [PENDING, { ...DELIVERED, isReopened }, 'Yes'],
    [PENDING, { ...ANSWER_LOST, isReopened }, 'Yes'],
    [PENDING, { ...conflict('accepted'), isReopened }, 'Yes'],
    [PENDING, { ...conflict('gone'), isReopened }, 'Yes'],
    // The list that showed it as pending was behind after all.
    [ACCEPTED, { ...DELIVERED, isReopened }, 'Accepted'],
    [ABSENT, { ...DELIVERED, isReopened }, 'Accepted'],
  ]);
});

describe('a decided application', () => {
  check([
    [ACCEPTED, null, 'Accepted elsewhere'],
    [REJECTED, null, 'Rejected elsewhere'],
    [CLOSED, null, 'Decided elsewhere'],
    [ACCEPTED, DELIVERED, 'Accepted'],
    [ACCEPTED, LOST, 'Accepted'],
    [ACCEPTED, DISPUTED, 'Accepted'],
    [{ ...ACCEPTED, acceptanceNote: 'Other' }, LOST, 'Accepted elsewhere'],
    [REJECTED, LOST, 'Rejected elsewhere'],
    [REJECTED, DELIVERED, 'Rejected elsewhere'],
    [{ ...ACCEPTED, acceptanceNote: 'Other' }, QUEUED, 'Accepted elsewhere'],
    [ACCEPTED, REFUSED, 'Accepted elsewhere'],
    // An answer is still to come.
    [ACCEPTED, SENDING, 'Sending...'],
    [CLOSED, DELIVERED, 'Accepted'],
    [CLOSED, LOST, 'Decided; the answer was lost'],
    [CLOSED, ANSWER_LOST, 'Decided; the answer was lost'],
    [CLOSED, DISPUTED, 'Decided elsewhere'],
  ]);
});

describe('an application that the list does not contain', () => {
  check([
    [ABSENT, null, 'Not listed any more'],
    [ABSENT, DELIVERED, 'Accepted'],
    [ABSENT, LOST, 'Decided; the answer was lost'],
    [ABSENT, ANSWER_LOST, 'Decided; the answer was lost'],
    [ABSENT, DISPUTED, 'Not listed any more'],
    [ABSENT, QUEUED, 'Not listed any more'],
    [ABSENT, REFUSED, 'Not listed any more'],
    [ABSENT, conflict('forbidden'), 'Not listed any more'],
    [ABSENT, conflict('accepted'), 'Accepted elsewhere'],
    [ABSENT, SENDING, 'Sending...'],
  ]);
});

it.each([
  [null, ''],
  ['yes', 'Yes'],
  ['maybe', 'Maybe'],
  ['no', 'No'],
] as const)('before anything is sent, the verdict %s reads %j', (verdict, words) => {
  expect(statusWords(applicationStatus(PENDING, { ...NO_ASSESSMENT, verdict }))).toBe(words);
});

it('says in the server’s words why a decision was not sent, if there are any', () => {
  const refused = { kind: 'refused', outcome: 'accept' };
  expect(applicationStatus(PENDING, YES, REFUSED)).toEqual({ ...refused, text: 'Too long' });
  expect(applicationStatus(PENDING, YES, conflict('forbidden'))).toEqual({ ...refused, text: null });
  const missing = applicationStatus(PENDING, YES, conflict('boardGone'));
  expect(missing).toEqual({ ...refused, text: 'The board could not be found.' });
});

it('knows that somebody else has decided before the list shows it', () => {
  const elsewhere = { kind: 'decided', outcome: 'accept', by: 'other' };
  expect(applicationStatus(PENDING, YES, conflict('accepted'))).toEqual(elsewhere);
});

it('can be decided while it is open, or when sending it was refused', () => {
  const decidable = [
    null,
    QUEUED,
    SENDING,
    LOST,
    DELIVERED,
    ANSWER_LOST,
    REFUSED,
    conflict('forbidden'),
  ].filter((sent) => canBeDecided(applicationStatus(PENDING, YES, sent)));
  expect(decidable).toEqual([null, REFUSED, conflict('forbidden')]);
  expect(canBeDecided(applicationStatus(ACCEPTED, YES, REFUSED))).toBe(false);
});

const requestOf = (id: string, userId: string, status: string, createdAt: string | null) =>
  ({ id, status, createdAt, user: { id: userId } }) as JoinRequest;

it('counts the open requests of each applicant', () => {
  const counts = openCounts([
    requestOf('new', 'ana', 'pending', '2026-10-05T09:00:00.000Z'),
    requestOf('old', 'ana', 'pending', '2026-06-05T09:00:00.000Z'),
    requestOf('decided', 'ana', 'rejected', '2026-01-05T09:00:00.000Z'),
    requestOf('undated', 'ana', 'pending', null),
    requestOf('only', 'bo', 'pending', '2026-01-05T09:00:00.000Z'),
    // Deleted accounts have no id.
    requestOf('gone', '', 'pending', '2026-01-05T09:00:00.000Z'),
    requestOf('gone too', '', 'pending', '2026-02-05T09:00:00.000Z'),
  ]);
  expect(Object.fromEntries(counts)).toEqual({ new: 3, old: 3, undated: 3, only: 1 });
});
