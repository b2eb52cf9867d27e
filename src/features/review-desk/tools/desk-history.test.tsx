import { type App } from '@kit/render-app';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DemoDb, DemoJoinRequest } from '@/demo/db';
import { applicants, applicantName } from '@kit/applicants';
import { BOARD_QUESTIONS } from '@kit/people';
import { application, openDesk, row, openTool, sendNow } from '@kit/open-desk';

/** Records the files that the app saves. @returns them */
function recordFiles(): Blob[] {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:recorded';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

/** Decodes the bytes, because reading as text would drop the byte-order mark. */
const textOf = async (file: Blob | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(file ?? new Blob());
    }),
  );

/** Sends the decisions, without waiting eight seconds. */
async function sendAll(app: App) {
  const { user } = app;
  await user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  await sendNow(app, /^Send \d/);
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await screen.findByRole('button', { name: 'More' });
}

it('shows each sent decision with outcome, day and note', async () => {
  const app = await openDesk(2);
  const { user } = app;
  await user.keyboard('n');
  await user.keyboard('k');
  await user.keyboard('e');
  await user.keyboard('Too early{Escape}');
  await sendAll(app);
  await openTool({ user }, 'History');
  const dialog = await screen.findByRole('dialog', { name: 'History' });
  const entry = within(dialog).getByRole('listitem');
  expect(entry).toHaveTextContent(applicantName(1));
  expect(entry).toHaveTextContent('Rejected');
  expect(entry).toHaveTextContent('Too early');
});

it('does not list verdicts that were not sent', async () => {
  const { user } = await openDesk(2);
  await user.keyboard('yn');
  await openTool({ user }, 'History');
  expect(await screen.findByText('Nothing has been sent from this device yet.')).toBeInTheDocument();
});

it('shows the earlier decision and its note on a new application', async () => {
  const app = await openDesk(1);
  const { user } = app;
  await user.keyboard('n');
  await user.keyboard('e');
  await user.keyboard('Tell us more{Escape}');
  await sendAll(app);
  await app.backend.update((db) => {
    const [first] = db.joinRequests;
    if (first === undefined) return;
    db.joinRequests = [
      {
        ...first,
        _id: 'again',
        status: 'pending',
        rejectionNote: '',
        answers: [`${BOARD_QUESTIONS[0]},Now with more words`, ...first.answers.slice(1)],
      },
    ];
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await user.click(within(row(1)).getByRole('button'));
  const line = await screen.findByText(/^Applied before: rejected, .+, with a note\./);
  await user.click(line);
  expect(screen.getByText('Tell us more')).toBeVisible();
});

/** For `arrange`: the first applicant has another application, one month earlier, with these changes. */
const appliedBefore = (changes: Partial<DemoJoinRequest>) => (db: DemoDb) => {
  applicants(1)(db);
  const [current] = db.joinRequests;
  if (current === undefined) throw new Error('There are too few applicants');
  const createdAt = '2026-09-01T00:00:00.000Z';
  db.joinRequests.push({ ...current, _id: 'before', status: 'accepted', createdAt, ...changes });
};

const EARLIER_ANSWERS = [
  `${BOARD_QUESTIONS[0]},Bela says hello`,
  ...BOARD_QUESTIONS.slice(1).map((question, index) => `${question},Answer ${index + 2} of person 1`),
];

it.each<[string, Partial<DemoJoinRequest>, RegExp]>([
  [
    'the changed answers of the listed earlier application',
    { answers: EARLIER_ANSWERS },
    /^Applied before: accepted, without a note\. 1 answer changed\.$/,
  ],
  [
    'no changes when the list leaves out its answers',
    { answers: [] },
    /^Applied before: accepted, without a note\.$/,
  ],
])('shows %s', async (_what, changes, line) => {
  await openDesk(1, { arrange: appliedBefore(changes) });
  expect(await screen.findByText(line)).toBeVisible();
});

it('does not show later applications as earlier ones', async () => {
  const createdAt = '2026-12-01T00:00:00.000Z';
  await openDesk(1, { arrange: appliedBefore({ createdAt }) });
  expect(application(1)).toBeInTheDocument();
  expect(screen.queryByText(/^Applied before:/)).not.toBeInTheDocument();
});

it('exports the listed applications without hidden salaries and formulas', async () => {
  const files = recordFiles();
  const { user } = await openDesk(3, {
    arrange: (db) => {
      applicants(3)(db);
      const second = db.users.find(({ _id }) => _id === 'applicant-2');
      if (second === undefined) throw new Error('There are too few applicants');
      second.profileQuestions = {
        ...second.profileQuestions,
        salaryExpectations: { salary: 123_456, hidden: true },
      };
      const request = db.joinRequests[1];
      request!.answers = [`${BOARD_QUESTIONS[0]},=HYPERLINK("http://bad.example")`];
    },
  });
  await user.type(screen.getByRole('searchbox'), 'chidi');
  await screen.findByText('1 found');
  await openTool({ user }, 'Export');
  expect(await screen.findByText(/start with an apostrophe/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export the list (1)' }));
  const csv = await textOf(files[0]);
  expect(csv.startsWith('\ufeff"Name","Username"')).toBe(true);
  for (const question of BOARD_QUESTIONS) expect(csv).toContain(`"${question}"`);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(applicantName(2));
  expect(csv).not.toContain('123456');
  expect(csv).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
});

it('exports only the selected applications if there are any', async () => {
  const files = recordFiles();
  const { user } = await openDesk(3);
  await user.click(screen.getByRole('checkbox', { name: `Select ${applicantName(2)}` }));
  await openTool({ user }, 'Export');
  await user.click(await screen.findByRole('button', { name: 'Export selected (1)' }));
  const csv = await textOf(files[0]);
  expect(csv).toContain(applicantName(2));
  expect(csv).not.toContain(applicantName(1));
});

it('exports tags, and no private comment', async () => {
  const files = recordFiles();
  const { user } = await openDesk(2);
  await user.click(screen.getByRole('button', { name: 'Tags and comment' }));
  await user.type(screen.getByLabelText('Private tags'), 'talk,Bela’s friend,');
  await user.type(screen.getByRole('textbox', { name: 'Private comment' }), 'Knows Carla');
  await openTool({ user }, 'Export');
  await user.click(await screen.findByRole('button', { name: 'Export all (2)' }));
  const csv = await textOf(files[0]);
  expect(csv).toContain('"talk, Bela’s friend"');
  expect(csv).not.toContain('Knows Carla');
});

it('separates columns by semicolons in a locale with a decimal comma', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('sv-SE');
  const files = recordFiles();
  const { user } = await openDesk(1);
  await openTool({ user }, 'Export');
  await user.click(await screen.findByRole('button', { name: 'Export all (1)' }));
  expect(await textOf(files[0])).toMatch(/^\ufeff"Name";"Username"/);
});
