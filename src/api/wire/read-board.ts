import type { Board, BoardCreator } from '@/domain/board';
import { displayName, type User } from '@/domain/user';
import { readUserReference } from './read-user';
import { asDateOrNull, asId, asRecord, asText, asTexts, uniqueById } from './wire-values';

/** Reads the creator. A bare id, or one without a name, gets its name from the members. */
function readCreator(json: unknown, members: User[]): BoardCreator | null {
  const reference = readUserReference(json);
  if (reference.id === '') return null;
  const named = displayName(reference, '') ? reference : members.find(({ id }) => id === reference.id);
  const { id, name, username, profilePicture, verified } = named ?? reference;
  return { id, name, username, profilePicture, verified };
}

/** @throws WireError if the value is not a board with an id */
export function readBoard(json: unknown): Board {
  const record = asRecord(json, 'a board');
  // Deleted accounts are null.
  const members = uniqueById((Array.isArray(record.members) ? record.members : []).map(readUserReference));
  return {
    id: asId(record, 'A board'),
    name: asText(record.name),
    boardType: asTexts(record.boardType),
    description: asText(record.description),
    questions: asTexts(record.questions),
    creator: readCreator(record.creator, members),
    members,
    shortLink: asText(record.shortLink),
    createdAt: asDateOrNull(record.createdAt),
  };
}
