import { STARTER_TEMPLATES, type NoteTemplate } from '@/domain/review/note-template';
import { useStore } from '@/lib/stores/create-store';
import { boardSettings } from './kept-shapes';
import { useDeskSession } from './session';

export function useBoardSettings(boardId: string) {
  const collection = useDeskSession().settings(boardId);
  useStore(collection);
  return boardSettings(collection);
}

const LIST = 'list';

/** The reviewer's templates, or the starters. @returns them, and a function that stores others if it can */
export function useTemplates() {
  const { templates } = useDeskSession();
  const save = (changed: NoteTemplate[]): boolean => templates.put(LIST, changed);
  return [useStore(templates).get(LIST) ?? STARTER_TEMPLATES, save] as const;
}
