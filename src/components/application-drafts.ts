import { useMemo, useSyncExternalStore } from 'react';
import type { Board } from '@/domain/board';
import { isBlank } from '@/domain/text';
import { draftChanges, draftKey, draftNames } from '@/lib/drafts/form-draft';
import { parsedJson, safeStorage } from '@/lib/stored/safe-storage';

const PREFIX = 'apply:';

/** The name of the draft of an application to a board. */
export const applicationDraft = (boardId: string) => PREFIX + boardId;

/** The questions to which a draft belongs. The form ignores a draft for others. */
export const draftAbout = ({ questions }: Pick<Board, 'questions'>) => JSON.stringify(questions);

export const isDraftFor = (draft: ApplicationDraft, board: Board) =>
  draft.boardId === board.id && draft.about === draftAbout(board);

/** An unsent application, as stored on this device. */
export interface ApplicationDraft {
  boardId: string;
  /** `draftAbout` of the board when it was written. */
  about: string;
  answered: number;
  total: number;
}

function readDraft(uid: string, boardId: string): ApplicationDraft[] {
  const stored = parsedJson(safeStorage.get(draftKey(uid, applicationDraft(boardId))));
  const { about = '', changes } = (stored ?? {}) as {
    about?: string;
    changes?: { answers?: Record<string, string> };
  };
  const questions = parsedJson(about);
  if (!Array.isArray(questions)) return [];
  const answers = Object.values(changes?.answers ?? {});
  const answered = answers.filter((answer) => !isBlank(answer)).length;
  return [{ boardId, about, answered, total: questions.length }];
}

export const readApplicationDrafts = (uid: string): ApplicationDraft[] =>
  draftNames(uid)
    .filter((name) => name.startsWith(PREFIX))
    .flatMap((name) => readDraft(uid, name.slice(PREFIX.length)));

/** A user's unsent applications. Updates after changes, including those of other tabs. */
export function useApplicationDrafts(uid: string): readonly ApplicationDraft[] {
  const json = useSyncExternalStore(draftChanges.subscribe, () => JSON.stringify(readApplicationDrafts(uid)));
  return useMemo(() => JSON.parse(json) as ApplicationDraft[], [json]);
}
