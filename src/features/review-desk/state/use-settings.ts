import { STARTER_TEMPLATES, type NoteTemplate } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { boardSettings } from './board-settings';
import { useKept, useReviewRoom } from './review-room';
import { sayWhetherKept } from './say-whether-kept';

/** How a reviewer looks at a board, live. */
export function useBoardSettings(boardId: string) {
  const collection = useReviewRoom().settings(boardId);
  useKept(collection);
  const settings = boardSettings(collection);
  return {
    ...settings,
    setDefaultNote: (outcome: Outcome, note: string) =>
      sayWhetherKept(collection, settings.setDefaultNote(outcome, note)),
  };
}

const LIST = 'list';

/** The reviewer's own texts in their order; the starters until they have changed one. */
export function useTemplates(): readonly NoteTemplate[] {
  return useKept(useReviewRoom().templates).get(LIST) ?? STARTER_TEMPLATES;
}

/** @returns keeps a changed list; the function returns whether it could be stored */
export function useSaveTemplates(): (templates: NoteTemplate[]) => boolean {
  const { templates: collection } = useReviewRoom();
  return (templates) => collection.put(LIST, templates);
}
