import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aliasFor } from '@/domain/review/blind';
import { crowd, crowdName, crowdRequestId } from '../../../tests/crowd';
import { BOARD_QUESTIONS } from '../../../tests/people';
import { application, findBar, findNote, openDesk, queryBar } from '../../../tests/open-desk';
import { callFails } from '../../../tests/scenarios';
import { makeBackup, restoreBackup } from './backup';

/** Takes what the app hands over as a file. */
function catchFiles() {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:caught';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

/** As bytes, because reading as text would swallow the mark at the file's begin. */
const textOf = async (file: Blob | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(file ?? new Blob());
    }),
  );

it('remembers what was decided here: who, when, outcome, note and answers', async () => {
  const { user } = await openDesk(2);
  await user.keyboard('r');
  await user.type(await findNote(), 'Too early');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: /^Send now/ }));
  await waitFor(() => expect(queryBar()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History' });
  const entry = within(dialog).getByRole('listitem');
  expect(entry).toHaveTextContent(crowdName(1));
  expect(entry).toHaveTextContent('rejected');
  expect(entry).toHaveTextContent('by Carla Creator');
  expect(entry).toHaveTextContent('Too early');
  expect(entry).toHaveTextContent('Answer 1 of person 1');
});

it('remembers nothing that was taken back', async () => {
  const { user } = await openDesk(2);
  await user.keyboard('r');
  await findNote();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await findBar();
  await user.keyboard('u');
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText('Nothing was decided here yet.')).toBeInTheDocument();
});

it('remembers nothing that the server did not take', async () => {
  callFails('put', '/boards/join-requests/:id/reject', 500, { message: 'broken' });
  const { user } = await openDesk(2);
  await user.keyboard('r');
  await findNote();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: /^Send now/ }));
  await within(await findBar()).findByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText('Nothing was decided here yet.')).toBeInTheDocument();
});

it('shows the earlier note and the changed answers when somebody applies again', async () => {
  await openDesk(2, {
    arrange: (db) => {
      crowd(2)(db);
      const [first] = db.joinRequests;
      if (first === undefined) throw new Error('Nobody applied');
      db.joinRequests.push({
        ...first,
        _id: 'earlier',
        status: 'rejected',
        rejectionNote: 'Come back with more time',
        answers: [`${BOARD_QUESTIONS[0]},No time yet`, ...first.answers.slice(1)],
        createdAt: '2026-02-02T10:00:00.000Z',
      });
    },
  });
  const before = within(application(1)).getByRole('region', { name: 'Applied before' });
  expect(before).toHaveTextContent('Applied before and was rejected');
  expect(before).toHaveTextContent('Note: Come back with more time');
  expect(before).toHaveTextContent('1 answer has changed');
  expect(before).toHaveTextContent('No time yet');
  expect(before).toHaveTextContent('Answer 1 of person 1');
});

it('exports what is found as CSV, without hidden salaries and without formulas', async () => {
  const files = catchFiles();
  const { user } = await openDesk(3, {
    arrange: (db) => {
      crowd(3)(db);
      const second = db.users.find(({ _id }) => _id === 'crowd-2');
      if (second === undefined) throw new Error('The crowd is too small');
      second.profileQuestions = {
        ...second.profileQuestions,
        salaryExpectations: { salary: 123_456, hidden: true },
      };
      const request = db.joinRequests[1];
      if (request) request.answers = [`${BOARD_QUESTIONS[0]},=HYPERLINK("http://bad.example")`];
    },
  });
  await user.type(screen.getByRole('searchbox'), 'chidi');
  await screen.findByText('1 found');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Export 1' }));
  const csv = await textOf(files[0]);
  expect(csv.startsWith('\ufeff"Name","Username"')).toBe(true);
  for (const question of BOARD_QUESTIONS) expect(csv).toContain(`"${question}"`);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(crowdName(2));
  expect(csv).not.toContain('123456');
  expect(csv).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
});

it('exports no private note, and in a blind pass nobody by name', async () => {
  const files = catchFiles();
  const { user } = await openDesk(2);
  await user.click(screen.getByRole('button', { name: 'Tag and note' }));
  await user.type(screen.getByRole('textbox', { name: 'Private tag' }), 'talk');
  await user.type(screen.getByRole('textbox', { name: 'Private note' }), 'Knows Carla');
  await user.click(screen.getByRole('switch', { name: 'Blind first pass' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Export 2' }));
  const csv = await textOf(files[0]);
  expect(csv).toContain(`"${aliasFor(crowdRequestId(1))}"`);
  expect(csv).toContain('"talk"');
  expect(csv).not.toContain('Knows Carla');
  for (const known of [crowdName(1), 'crowd-1', 'github.com']) expect(csv).not.toContain(known);
});

it('backs all work up into one file and restores it on a device that has nothing', async () => {
  const files = catchFiles();
  const { user } = await openDesk(2);
  await user.click(screen.getByRole('button', { name: 'Score 5' }));
  await user.keyboard('r');
  await user.type(await findNote(), 'A draft');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'Back up' }));
  const text = await textOf(files[0]);
  window.localStorage.clear();
  const input = screen.getByLabelText('Restore from a file');
  await user.upload(input, new File([text], 'backup.json', { type: 'application/json' }));
  expect(await screen.findByText('2 entries restored.')).toBeInTheDocument();
  expect(makeBackup('uid-creator').entries).toMatchObject({
    [`draft:${crowdRequestId(1)}`]: 'A draft',
    'mark:board-1:crowd-1': { score: 5 },
  });
  await user.upload(input, new File(['{"kind":"other"}'], 'x.json', { type: 'application/json' }));
  expect(await screen.findByText(/is no backup of a review desk/)).toBeInTheDocument();
});

it('takes from a backup only what fits', () => {
  const entries = {
    'mark:b1:p1': { isStarred: true, score: 2, tag: '', note: '' },
    'mark:b1:p2': { score: 99 },
    'templates:list': 'no list',
    'history:b1:r1': { requestId: 'r1' },
    'constructor:x': {},
    'draft:r1': 'Hello',
    'draft:r2': 5,
    nonsense: true,
  };
  const file = JSON.stringify({ kind: 'talentboard-review-backup', version: 1, exportedAt: '', entries });
  expect(restoreBackup('me', file)).toEqual({ isBackup: true, restored: 2, skipped: 6, refused: 0 });
  expect(Object.keys(localStorage).toSorted()).toEqual(['draft:me:review:r1', 'review:me:mark:b1:p1']);
  expect(restoreBackup('me', 'no json')).toEqual({ isBackup: false });
  expect(restoreBackup('me', 'null')).toEqual({ isBackup: false });
});
