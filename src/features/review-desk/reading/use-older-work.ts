import { useEffect } from 'react';
import { NO_ASSESSMENT } from '@/domain/review/assessment';
import { patched } from '../state/assessments-slice';
import type { AssessmentPatch } from '../state/review-ports';
import type { Desk } from './use-desk';

/** Imports what earlier versions of the app have kept on these people. What the reviewer has done here is not changed. */
export function useOlderWork({ room, board, applications, assessmentOf }: Desk): void {
  useEffect(() => {
    if (room.store.getState().outbox.isMemoryOnly) return;
    const older = room.olderAssessments(board.id);
    const patches = [...applications.values()].flatMap(({ id, personKey }): AssessmentPatch[] => {
      const earlier = assessmentOf(id) === NO_ASSESSMENT ? older.get(personKey) : undefined;
      return earlier === undefined ? [] : [[id, earlier]];
    });
    if (patches.length > 0) room.store.dispatch(patched({ boardId: board.id, patches, step: null }));
  }, [room, board.id, applications, assessmentOf]);
}
