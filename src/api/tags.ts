import { isOutcomeUnknown } from './errors';

/** The kinds of objects in cached responses. */
export const TAG_TYPES = ['Board', 'JoinRequest', 'Me', 'User'] as const;
type TagType = (typeof TAG_TYPES)[number];

interface Tag {
  type: TagType;
  id: string;
}

/** Every list of a type. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

/** One object of a type. The id is required, because a tag without one matches all of them. */
export const idTag = (type: TagType, id: string): Tag => ({ type, id: `ID:${id}` });

/** Tags to invalidate after an application to a board. */
export const applicationTags = (boardId: string): Tag[] => [
  listTag('Board'),
  listTag('JoinRequest'),
  idTag('JoinRequest', boardId),
];

/** For `invalidatesTags`: no tags if the server has rejected the mutation. After a lost response it may have arrived. */
export const unlessRejected =
  <Arg>(tags: (arg: Arg) => Tag[]) =>
  (_result: unknown, error: unknown, arg: Arg): Tag[] =>
    error === undefined || isOutcomeUnknown(error) ? tags(arg) : [];
