import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { indexedDbStorage } from '@/features/review-desk/state/indexed-db-storage';
import { noteDraft } from '@/lib/drafts/note-draft';
import { crowdRequestId } from '@kit/crowd';
import { application, note, openDesk } from '@kit/open-desk';
import { BOARD_ID } from '@kit/people';

const PERSON = 'uid-creator';
const TEXT = 'Begun in the dialog';
const draft = () => noteDraft(PERSON, crowdRequestId(1));
const keptNotes = async () => (await indexedDbStorage(PERSON).readAssessments(BOARD_ID))[0]?.[1].notes;
const use = () => screen.getByRole('button', { name: 'Use it' });

it('offers a note begun in the review dialog, and sends it with neither outcome by itself', async () => {
  draft().write(TEXT);
  const { user } = await openDesk(2);
  await user.keyboard('n');
  await user.keyboard('k');
  await waitFor(async () => expect(await keptNotes()).toEqual({ accept: null, reject: null }));
  await user.click(screen.getByRole('button', { name: 'Finish the note' }));
  expect(note()).toHaveValue('');
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  await user.click(use());
  expect(note()).toHaveValue(TEXT);
  expect(note()).toHaveFocus();
  await waitFor(async () => expect(await keptNotes()).toEqual({ accept: null, reject: TEXT }));
  await waitFor(() => expect(draft().read()).toBeNull());
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
});

it('offers nothing where the reviewer has written a note at the desk', async () => {
  draft().write(TEXT);
  const { user } = await openDesk(1);
  await user.click(application(1));
  await user.keyboard('e');
  await user.keyboard('Own words');
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
  expect(draft().read()).toBe(TEXT);
});

it('the draft stays where the device can store nothing more', async () => {
  draft().write(TEXT);
  const { user } = await openDesk(1);
  for (const method of [vi.spyOn(IDBObjectStore.prototype, 'put'), vi.spyOn(Storage.prototype, 'setItem')]) {
    method.mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
  }
  await user.click(screen.getByRole('button', { name: 'Finish the note' }));
  await user.click(use());
  expect(await screen.findByText('Not kept')).toBeInTheDocument();
  expect(note()).toHaveValue(TEXT);
  expect(draft().read()).toBe(TEXT);
});
