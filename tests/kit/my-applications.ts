import { screen } from '@testing-library/react';
import type { DemoDb } from '@/demo/db';
import { BOARD_NAME } from '@kit/people';

export const APPLICATIONS = '/boards?tab=applications';

/** For `arrange`: changes the first application. */
export function decide(changes: Partial<DemoDb['joinRequests'][number]>) {
  return (db: DemoDb) => {
    Object.assign(db.joinRequests[0]!, changes);
  };
}

export const rejected = decide({ status: 'rejected', rejectionNote: 'Not this time.\nTry again in spring.' });

/** The card of the application to this board. */
export const application = async (name = BOARD_NAME) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('article')!;
