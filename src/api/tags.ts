import { isOutcomeUnknown } from './errors';

/** What cached responses are about. */
export const TAG_TYPES = ['Board', 'JoinRequest', 'Me', 'User'] as const;
type TagType = (typeof TAG_TYPES)[number];

interface Tag {
  type: TagType;
  id: string;
}

/** Every list of a type. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

/** One object of a type. The id is required: a tag without one matches everything. */
export const idTag = (type: TagType, id: string): Tag => ({ type, id: `ID:${id}` });

/** What an application to a board changes. */
export const applicationTags = (boardId: string): Tag[] => [
  listTag('Board'),
  listTag('JoinRequest'),
  idTag('JoinRequest', boardId),
];

/** For `invalidatesTags`: nothing if the server rejected the mutation. After a lost response it may have been made. */
export const unlessRejected =
  <Arg>(tags: (arg: Arg) => Tag[]) =>
  (_result: unknown, error: unknown, arg: Arg): Tag[] =>
    error === undefined || isOutcomeUnknown(error) ? tags(arg) : [];
