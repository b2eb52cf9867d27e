import { STARTER_TEMPLATES, type NoteTemplate } from '@/domain/review/note-template';
import { boardSettings } from './board-settings';
import { useKept, useReviewRoom, type ReviewRoom } from './review-room';

/** How a reviewer looks at a board, live. */
export function useBoardSettings(room: ReviewRoom, boardId: string) {
  const collection = room.settings(boardId);
  useKept(collection);
  return boardSettings(collection);
}

const LIST = 'list';

/** The reviewer's own texts in their order; the starters until they have changed one. */
export function useTemplates(): readonly NoteTemplate[] {
  return useKept(useReviewRoom().templates).get(LIST) ?? STARTER_TEMPLATES;
}

/** @returns keeps a changed list; the function returns whether it could be stored */
export function useSaveTemplates(): (templates: NoteTemplate[]) => boolean {
  const { templates: collection } = useReviewRoom();
  return (templates) => collection.put([[LIST, templates]]);
}
