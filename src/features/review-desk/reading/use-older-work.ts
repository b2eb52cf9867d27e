import { useEffect } from 'react';
import { NO_ASSESSMENT } from '@/domain/review/assessment';
import { noteDraft } from '@/lib/note-draft';
import { patched } from '../state/assessments-slice';
import type { AssessmentPatch } from '../state/review-ports';
import type { Desk } from './use-desk';

/**
 * Imports what belongs to these applications and is stored elsewhere: notes that were begun in the review dialog, and
 * assessments of earlier versions of the app. What the reviewer has done here is not changed.
 */
export function useOlderWork({ room, board, applications, assessmentOf }: Desk): void {
  useEffect(() => {
    const isMemoryOnly = () => room.store.getState().outbox.isMemoryOnly;
    if (isMemoryOnly()) return;
    const older = room.olderAssessments(board.id);
    const patches: AssessmentPatch[] = [];
    const drafts: ReturnType<typeof noteDraft>[] = [];
    for (const { id, personKey } of applications.values()) {
      const assessment = assessmentOf(id);
      const earlier = assessment === NO_ASSESSMENT ? older.get(personKey) : undefined;
      const draft = noteDraft(room.uid, id);
      const text = draft.read() ?? '';
      const hasNote = assessment.notes.accept !== null || assessment.notes.reject !== null;
      const notes = text === '' || hasNote ? undefined : { accept: text, reject: text };
      if (earlier === undefined && notes === undefined) continue;
      patches.push([id, { ...earlier, ...(notes && { notes }) }]);
      if (notes !== undefined) drafts.push(draft);
    }
    if (patches.length === 0) return;
    room.store.dispatch(patched({ boardId: board.id, patches, step: null }));
    if (drafts.length === 0) return;
    // Reading waits for pending writes: only then does the device's database contain the draft.
    void room.refresh().then(() => {
      if (!isMemoryOnly()) drafts.forEach((draft) => draft.clear());
    });
  }, [room, board.id, applications, assessmentOf]);
}
