import { useEffect, useMemo, useState } from 'react';
import { readJoinRequest } from '@/api/wire/read-join-request';
import type { QuestionAnswer } from '@/domain/answers';
import type { JoinRequest } from '@/domain/join-request';
import type { Delivery } from '@/domain/review/delivery';
import { useReviewRoom, useReviewState } from './review-room';

type Answers = ReadonlyMap<string, readonly QuestionAnswer[]>;

const NO_ANSWERS: Answers = new Map();

const hasBeenSent = ({ state }: Delivery) => state.kind === 'delivered' || state.kind === 'answerLost';

/**
 * What was sent from here and is missing in a board's list, since a backend may list pending requests only: as much of
 * each request as this device has kept.
 */
export function sentRequests(
  deliveries: Iterable<Delivery>,
  boardId: string,
  requests: readonly JoinRequest[],
  answers: Answers = NO_ANSWERS,
): JoinRequest[] {
  const listed = new Set(requests.map(({ id }) => id));
  // What somebody has sent who has applied again is history.
  const people = new Set(requests.map(({ user }) => user?.id));
  return [...deliveries]
    .filter(
      (one) =>
        one.boardId === boardId &&
        hasBeenSent(one) &&
        !listed.has(one.requestId) &&
        !people.has(one.personKey),
    )
    .map(({ requestId, personKey, personName, boardName, outcome, note, state }) => ({
      ...readJoinRequest({
        _id: requestId,
        user: { _id: personKey, name: personName },
        board: { _id: boardId, name: boardName },
        status: state.kind === 'answerLost' ? 'decided' : outcome === 'accept' ? 'accepted' : 'rejected',
        answers: answers.get(requestId)?.map(({ question, answer }) => [question, answer]),
        // Nobody knows whether what has decided it came with this note.
        ...(state.kind === 'delivered' && {
          [outcome === 'accept' ? 'acceptanceNote' : 'rejectionNote']: note,
        }),
      }),
      boardId,
    }));
}

/**
 * The answers to decided applications, as far as this device has kept them; none until they have been read.
 * @param ids of the requests, one in a line
 */
export function useStoredAnswers(ids: string): Answers {
  const { storage } = useReviewRoom();
  const [answers, setAnswers] = useState(NO_ANSWERS);
  useEffect(() => {
    let isWanted = true;
    const read = async (id: string) => {
      const kept = await storage.readAnswers(id).catch(() => null);
      return kept === null ? [] : [[id, kept] as const];
    };
    if (ids !== '')
      void Promise.all(ids.split('\n').map(read)).then((all) => isWanted && setAnswers(new Map(all.flat())));
    return () => {
      isWanted = false;
    };
  }, [storage, ids]);
  return answers;
}

/** A board's list with what was sent from here, whether the server still lists it or not. */
export function useWithSent(
  boardId: string,
  requests: readonly JoinRequest[] | undefined,
): readonly JoinRequest[] | undefined {
  const room = useReviewRoom();
  const deliveries = useReviewState(({ outbox }) => outbox.deliveries);
  const missing = useMemo(
    () =>
      requests === undefined
        ? ''
        : sentRequests(Object.values(deliveries), boardId, requests)
            .map(({ id }) => id)
            .join('\n'),
    [deliveries, boardId, requests],
  );
  const answers = useStoredAnswers(missing);
  return useMemo(() => {
    if (requests === undefined || missing === '') return requests;
    const sent = sentRequests(Object.values(room.store.get().outbox.deliveries), boardId, requests, answers);
    return [...requests, ...sent];
  }, [room, boardId, requests, missing, answers]);
}
