import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { indexedDbStorage } from '@/features/review-desk/state/indexed-db-storage';
import { noteDraft } from '@/lib/note-draft';
import { crowdRequestId } from '@kit/crowd';
import { openDesk } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';

const PERSON = 'uid-creator';
const TEXT = 'Begun in the dialog';
const draft = () => noteDraft(PERSON, crowdRequestId(1));

it('the draft of a note begun in the review dialog goes once the device has the note', async () => {
  draft().write(TEXT);
  await openDesk(1);
  await waitFor(() => expect(draft().read()).toBeNull());
  const [[, kept] = []] = await indexedDbStorage(PERSON).readAssessments(BOARD_ID);
  expect(kept?.notes).toEqual({ accept: TEXT, reject: TEXT });
});

it('the draft stays where the device can store nothing more', async () => {
  draft().write(TEXT);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await openDesk(1);
  expect(await screen.findByText('Not kept')).toBeInTheDocument();
  expect(draft().read()).toBe(TEXT);
});
