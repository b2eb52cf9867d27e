import type { OwnJoinRequest } from '@/domain/join-request';
import { readUserReference } from './read-user';
import { asDateOrNull, asId, asRecord, asText, asTextOrNull, isRecord, referenceId } from './wire-values';

/** Answers are strings 'question,answer'. Pairs sent as lists or objects are joined. */
function readAnswers(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((answer) => {
    const pair: unknown = isRecord(answer) ? [answer.question, answer.answer] : answer;
    return Array.isArray(pair) ? `${asText(pair[0])},${asText(pair[1])}` : asText(pair);
  });
}

/** @throws WireError if the value is not a join request with an id. Its board and user may be deleted. */
export function readJoinRequest(json: unknown): OwnJoinRequest {
  const record = asRecord(json, 'a join request');
  return {
    id: asId(record, 'A join request'),
    user: readUserReference(record.user),
    boardId: referenceId(record.board),
    boardName: isRecord(record.board) ? asTextOrNull(record.board.name) : null,
    status: asText(record.status),
    answers: readAnswers(record.answers),
    acceptanceNote: asText(record.acceptanceNote),
    rejectionNote: asText(record.rejectionNote),
    createdAt: asDateOrNull(record.createdAt),
    decidedAt: asDateOrNull(record.decidedAt),
  };
}
