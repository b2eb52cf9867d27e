import type { Board, BoardCreator } from '@/domain/board';
import { readUserReference } from './read-user';
import { asId, asRecord, asText, asTextOrNull, asTexts, isRecord, once, referenceId } from './wire-values';

function readCreator(value: unknown): BoardCreator | null {
  const id = referenceId(value);
  if (id === null) return null;
  const record = isRecord(value) ? value : {};
  return {
    id,
    name: asText(record.name),
    username: asText(record.username),
    profilePicture: asTextOrNull(record.profilePicture),
    verified: record.verified === true,
  };
}

/** @throws WireError where the value is not a board with an id */
export function readBoard(json: unknown): Board {
  const record = asRecord(json, 'a board');
  const members = Array.isArray(record.members) ? record.members : [];
  return {
    id: asId(record, 'A board'),
    name: asText(record.name),
    boardType: asTexts(record.boardType),
    description: asText(record.description),
    questions: asTexts(record.questions),
    creator: readCreator(record.creator),
    // A deleted account leaves null among the members.
    members: once(members.map(readUserReference)),
    shortLink: asText(record.shortLink),
    createdAt: asTextOrNull(record.createdAt),
  };
}
