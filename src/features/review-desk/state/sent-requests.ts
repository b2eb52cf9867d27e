import { useEffect, useMemo, useState } from 'react';
import { readJoinRequest } from '@/api/wire/read-join-request';
import type { QuestionAnswer } from '@/domain/answers';
import type { JoinRequest } from '@/domain/join-request';
import type { Delivery } from '@/domain/review/delivery';
import { useReviewState, type ReviewRoom } from './review-room';

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

/** A board's list with what was sent from here, whether the server still lists it or not. */
export function useWithSent(
  room: ReviewRoom,
  boardId: string,
  requests: readonly JoinRequest[] | undefined,
): readonly JoinRequest[] | undefined {
  const deliveries = useReviewState(({ outbox }) => outbox.deliveries);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const missing = useMemo(
    () =>
      requests === undefined
        ? ''
        : sentRequests(Object.values(deliveries), boardId, requests)
            .map(({ id }) => id)
            .join('\n'),
    [deliveries, boardId, requests],
  );
  useEffect(() => {
    let isStale = false;
    const ids = missing === '' ? [] : missing.split('\n');
    const read = (id: string) =>
      room.storage.readAnswers(id).then(
        (kept) => [id, kept ?? []] as const,
        () => [id, []] as const,
      );
    if (ids.length > 0) void Promise.all(ids.map(read)).then((kept) => isStale || setAnswers(new Map(kept)));
    return () => {
      isStale = true;
    };
  }, [room, missing]);
  return useMemo(() => {
    if (requests === undefined || missing === '') return requests;
    const sent = sentRequests(Object.values(room.store.get().outbox.deliveries), boardId, requests, answers);
    return [...requests, ...sent];
  }, [room, boardId, requests, missing, answers]);
}
