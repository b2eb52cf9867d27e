import { STARTER_TEMPLATES, type NoteTemplate } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { useStore } from '@/lib/stores/create-store';
import { boardSettings } from './board-settings';
import { useDeskSession } from './session';
import { sayWhetherKept } from './say-whether-kept';

/** How a reviewer looks at a board, live. */
export function useBoardSettings(boardId: string) {
  const collection = useDeskSession().settings(boardId);
  useStore(collection);
  const settings = boardSettings(collection);
  return {
    ...settings,
    setDefaultNote: (outcome: Outcome, note: string) =>
      sayWhetherKept(collection, settings.setDefaultNote(outcome, note)),
  };
}

const LIST = 'list';

/** The reviewer's own texts in order, or the starters. @returns also what keeps a change, and says whether it did */
export function useTemplates() {
  const { templates } = useDeskSession();
  const save = (changed: NoteTemplate[]): boolean => templates.put(LIST, changed);
  return [useStore(templates).get(LIST) ?? STARTER_TEMPLATES, save] as const;
}
