import { deskDatabase } from '@/features/review-desk/state/database';
import { createJournal } from '@/features/review-desk/state/journal';
import { createMarks } from '@/features/review-desk/state/marks';
import { createStore } from '@/lib/stores/create-store';

/** The parts of a session that a desk needs, in a single tab that sends nothing. */
export function deskPorts() {
  const database = deskDatabase('uid');
  const tabs = { post: () => {}, subscribe: () => () => {} };
  const now = Date.now;
  return {
    marks: createMarks({ database, tabs, now, requestPersistence: () => {} }),
    journal: createJournal({ database, tabs, now }),
    sender: { inFlight: createStore<ReadonlySet<string>>(new Set()) },
    otherTabSending: createStore(false),
    uid: 'uid',
  };
}
