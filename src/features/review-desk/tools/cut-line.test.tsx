import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import { aliasFor } from '@/domain/review/hide-names';
import { indexedDbStorage } from '../state/indexed-db-storage';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import { decisions, DESK_PATH, openDesk, openTool, pile, untilKept } from '@kit/open-desk';
import { stamped } from '@/domain/review/assessment';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Scores for the first ones, in order; the others get none. */
async function openCutLine(
  count: number,
  scores: string,
  before?: (desk: Desk) => Promise<unknown>,
  arrange?: (db: DemoDb) => void,
) {
  const app = await openDesk(count, {
    arrange: (db) => {
      crowd(count)(db);
      arrange?.(db);
    },
  });
  await app.user.keyboard([...scores].join('j'));
  await before?.(app);
  await openTool(app, 'Cut line');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cut line' }));
  const places = () => dialog.getByRole('textbox', { name: 'Places' });
  await app.user.clear(places());
  return { ...app, dialog, places };
}
const ranking = () =>
  within(screen.getByRole('list', { name: 'Ranking' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const give = () => screen.getByRole('button', { name: /^Give/ });

it('gives Yes above the line and what was chosen below it, sends nothing, and is undone in one step', async () => {
  const app = await openCutLine(5, '3514');
  await app.user.type(app.places(), '2');
  expect(ranking()).toEqual([
    'Above the line: Yes (2)',
    `1${crowdName(2)}5`,
    `2${crowdName(4)}4`,
    'Below the line: Maybe (2)',
    `3${crowdName(1)}3`,
    `4${crowdName(3)}1`,
    'Without a score: nothing is changed (1)',
    crowdName(5),
  ]);
  await app.user.click(app.dialog.getByRole('radio', { name: 'No' }));
  expect(give()).toHaveAccessibleName('Give 2 Yes, 2 No');
  await app.user.click(give());
  expect([pile('Yes'), pile('No'), pile('Maybe'), pile('To read')]).toEqual([2, 2, 0, 1]);
  expect(await screen.findByText('Given: 2 Yes, 2 No. Undo takes it back.')).toBeInTheDocument();
  await app.user.keyboard('u');
  expect(pile('To read')).toBe(5);
  expect(decisions(app)).toEqual([]);
});

it('moves the line by key, by button, and below an applicant', async () => {
  const { user, places, dialog } = await openCutLine(3, '543');
  await user.type(places(), '1{ArrowUp}');
  expect(places()).toHaveValue('2');
  await user.click(dialog.getByRole('button', { name: 'One place less' }));
  expect(places()).toHaveValue('1');
  await user.click(dialog.getByRole('button', { name: new RegExp(crowdName(3)) }));
  expect(places()).toHaveValue('3');
  expect(give()).toHaveAccessibleName('Give 3 Yes');
  await user.clear(places());
  await user.type(places(), 'x');
  expect(dialog.getByText('Enter a whole number')).toBeInTheDocument();
  expect(give()).toBeDisabled();
  await user.type(places(), '{Enter}');
  expect(give()).toBeInTheDocument();
  await user.clear(places());
  await user.type(places(), '2{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([pile('Yes'), pile('Maybe')]).toEqual([2, 1]);
});

it('decides nobody who is tied at the line unless told to', async () => {
  const { user, places, dialog } = await openCutLine(4, '5331');
  await user.type(places(), '2');
  expect(ranking()).toContain('Tied at the line, for 1 place (2)');
  expect(give()).toHaveAccessibleName('Give 1 Yes, 1 Maybe');
  const tied = within(
    dialog.getByRole('group', { name: '2 share score 3 at the line, for 1 of the places' }),
  );
  await user.click(tied.getByRole('radio', { name: 'All Maybe' }));
  expect(give()).toHaveAccessibleName('Give 1 Yes, 3 Maybe');
  // Chosen for Maybe, not for No.
  await user.click(
    within(dialog.getByRole('group', { name: 'Below the line' })).getByRole('radio', { name: 'No' }),
  );
  expect(give()).toHaveAccessibleName('Give 1 Yes, 1 No');
  await user.click(tied.getByRole('radio', { name: 'All Yes' }));
  expect(give()).toHaveAccessibleName('Give 3 Yes, 1 No');
});

it('names other verdicts, and replaces them only on request', async () => {
  const { user, places, dialog } = await openCutLine(3, '543', (app) => app.user.keyboard('kkn'));
  await user.type(places(), '2');
  expect(dialog.getByRole('region', { name: 'Other verdicts' })).toHaveTextContent(
    `${crowdName(1)}: No, would become Yes`,
  );
  expect(give()).toHaveAccessibleName('Give 1 Yes, 1 Maybe');
  await user.click(dialog.getByRole('checkbox', { name: 'Replace them' }));
  expect(give()).toHaveAccessibleName('Give 2 Yes, 1 Maybe');
  await user.click(give());
  expect([pile('Yes'), pile('Maybe'), pile('No')]).toEqual([2, 1, 0]);
});

it('leaves alone whoever is decided or being sent, and says that they have places', async () => {
  const { places, user } = await openCutLine(3, '543', async ({ user }) => {
    await user.keyboard('kke');
    await user.keyboard('Come in{Escape}{Shift>}y{/Shift}');
    await user.click(await screen.findByRole('button', { name: 'Send 1 acceptance' }));
    await screen.findByText('Sent 1 of 1.');
    await user.click(screen.getByRole('link', { name: 'Back to the desk' }));
    await waitFor(() => expect(pile('Sent')).toBe(1));
  });
  expect(screen.getByText('1 accepted already or being sent: not among these places.')).toBeInTheDocument();
  await user.type(places(), '1');
  expect(give()).toHaveAccessibleName('Give 1 Yes, 1 Maybe');
  expect(ranking().join()).not.toContain(crowdName(1));
});

it('counts nobody who has applied again as accepted already', async () => {
  await openCutLine(2, '5', undefined, (db) => {
    const [first, second] = db.joinRequests;
    if (!first || !second) throw new Error('There are two requests');
    const earlier = { status: 'accepted', acceptanceNote: 'Come in', createdAt: '2025-01-01T09:00:00.000Z' };
    db.joinRequests.push({ ...first, ...earlier, _id: 'earlier' } as typeof first);
    Object.assign(second, { status: 'accepted', acceptanceNote: 'Come in' });
  });
  expect(screen.getByText('1 accepted already or being sent: not among these places.')).toBeInTheDocument();
});

it('leaves out whoever is decided elsewhere while it is open', async () => {
  const app = await openCutLine(3, '543');
  await app.user.type(app.places(), '2');
  expect(give()).toHaveAccessibleName('Give 2 Yes, 1 Maybe');
  await app.backend.update((db) => {
    const first = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    if (first) Object.assign(first, { status: 'rejected', rejectionNote: 'By somebody else' });
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(ranking().join()).not.toContain(crowdName(1)));
  await app.user.click(give());
  await screen.findByText('Given: 2 Yes. Undo takes it back.');
  expect([pile('Yes'), pile('Maybe'), pile('Decided elsewhere')]).toEqual([2, 0, 1]);
  await untilKept(app, 2, 'yes');
  const kept = await indexedDbStorage(app.store.getState().auth.uid ?? '').readAssessments(BOARD_ID);
  expect(new Map(kept).get(crowdRequestId(1))?.verdict).toBeNull();
});

it('shows what another tab judges while it is open', async () => {
  const app = await openCutLine(3, '543');
  await app.user.type(app.places(), '2');
  expect(give()).toHaveAccessibleName('Give 2 Yes, 1 Maybe');
  const uid = app.store.getState().auth.uid ?? '';
  const first = crowdRequestId(1);
  // As another tab says it.
  const channel = new BroadcastChannel(`review:${uid}`);
  channel.postMessage({
    kind: 'assessments',
    boardId: BOARD_ID,
    changes: [[first, stamped({ verdict: 'no' }, Date.now() + 1000)]],
  });
  expect(await app.dialog.findByRole('region', { name: 'Other verdicts' })).toHaveTextContent(
    `${crowdName(1)}: No, would become Yes`,
  );
  expect(give()).toHaveAccessibleName('Give 1 Yes, 1 Maybe');
  channel.close();
});

it('leads to scoring where nobody has a score, and the focus goes back to the menu that opened it', async () => {
  const { user } = await openDesk(2);
  await openTool({ user }, 'Cut line');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cut line' }));
  expect(dialog.getByText(/Nobody here has a score yet/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await openTool({ user }, 'Cut line');
  await user.click(await screen.findByRole('button', { name: 'Start scoring' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('group', { name: crowdName(1) })).toBeInTheDocument();
  await user.keyboard('4');
  await openTool({ user }, 'Cut line');
  expect(await screen.findByRole('list', { name: 'Ranking' })).toBeInTheDocument();
});

it('has nobody to rank where nobody has applied', async () => {
  const app = renderApp(DESK_PATH, { as: 'creator', arrange: crowd(0) });
  await screen.findByText('No pending requests');
  await openTool(app, 'Cut line');
  expect(await screen.findByText(/Nobody here is left to decide/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start scoring' })).toBeNull();
});

it('shows no names while they are hidden', async () => {
  const { user } = await openDesk(2);
  await user.click(screen.getByRole('switch', { name: 'Hide names' }));
  await user.click(screen.getByRole('group', { name: aliasFor(crowdRequestId(1)) }));
  await user.keyboard('4');
  await openTool({ user }, 'Cut line');
  const ranked = await screen.findByRole('list', { name: 'Ranking' });
  expect(within(ranked).getByText(aliasFor(crowdRequestId(1)))).toBeInTheDocument();
  expect(ranked).not.toHaveTextContent(crowdName(1));
});
