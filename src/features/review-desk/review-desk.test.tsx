import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinRequestsApi } from '@/api/join-requests';
import { turnShortcuts } from '@/lib/shortcut-setting';
import { answersAreIn } from '../../../tests/answers';
import { crowd, crowdName, crowdRequestId } from '../../../tests/crowd';
import { BOARD_ID } from '../../../tests/people';
import {
  application,
  approvePath,
  decisions,
  DESK_PATH,
  findBar,
  findNote,
  getBar,
  openDesk,
  queryBar,
  rejectPath,
} from '../../../tests/open-desk';
import { renderApp } from '../../../tests/render-app';
import { callActsWithoutAnswer, callFails, callIsDropped } from '../../../tests/scenarios';
import { pass, stopClock, until } from '../../../tests/stopped-clock';

it('shows the list, and the whole application of the first undecided one', async () => {
  await openDesk();
  expect(document.title).toMatch(/^Review desk/);
  expect(screen.getByText(/3 to decide/)).toBeInTheDocument();
  const whole = application(1);
  expect(within(whole).getByRole('heading', { name: crowdName(1) })).toBeInTheDocument();
  expect(within(whole).getByText('Developer')).toBeInTheDocument();
  expect(within(whole).getByRole('link', { name: 'GitHub' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(whole).getByText('Answer 2 of person 1')).toBeInTheDocument();
  expect(within(whole).getByText('What is your expected salary?')).toBeInTheDocument();
});

it('opens from the tab with the pending requests', async () => {
  const { user } = renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator', arrange: crowd(2) });
  await user.click(await screen.findByRole('link', { name: 'Open the review desk' }));
  expect(await screen.findByRole('list', { name: 'Applications' })).toBeVisible();
  expect(window.location.pathname).toBe(DESK_PATH);
});

it.each(['member', 'outsider'] as const)('sends a %s to the board and says why', async (as) => {
  const app = renderApp(DESK_PATH, { as, arrange: crowd(1) });
  expect(await screen.findByText('Not your board')).toBeVisible();
  expect(screen.getByText('Only the creator of a board can open its review desk.')).toBeVisible();
  expect(window.location.pathname).toBe(`/boards/${BOARD_ID}`);
  await answersAreIn(app);
  expect(app.callsTo('GET', `/boards/${BOARD_ID}/join-requests`)).toEqual([]);
});

it('sends a visitor to sign in', async () => {
  renderApp(DESK_PATH);
  await screen.findByRole('heading', { name: /Find Top Talents/ });
  expect(window.location.search).toBe(`?redirect=${encodeURIComponent(DESK_PATH)}`);
});

it('moves with J, K and the arrows, keeps the place in the URL, and stops at the ends', async () => {
  const { user } = await openDesk();
  await user.keyboard('j');
  expect(application(2)).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(`?request=${crowdRequestId(2)}`));
  await user.keyboard('{ArrowDown}');
  expect(application(3)).toBeInTheDocument();
  await user.keyboard('j');
  expect(screen.getByText('No undecided application after this one.')).toBeInTheDocument();
  await user.keyboard('k{ArrowUp}');
  expect(application(1)).toBeInTheDocument();
});

it('opens at the application that the URL names', async () => {
  await openDesk(3, {}, `${DESK_PATH}?request=${crowdRequestId(3)}`);
  expect(application(3)).toBeInTheDocument();
});

it('has no single keys for who has turned them off', async () => {
  turnShortcuts(false);
  const { user } = await openDesk();
  await user.keyboard('ja');
  expect(application(1)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Note with your/ })).toBeNull();
});

it('sends a decision eight seconds later, to the one it is about, and goes on', async () => {
  const app = await openDesk();
  await app.user.keyboard('a');
  const note = await findNote();
  await app.user.type(note, 'Welcome to us');
  stopClock('setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date');
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
  const bar = await until(getBar);
  expect(within(bar).getByText('in 8 s')).toBeInTheDocument();
  expect(application(2)).toHaveFocus();
  await pass(7_999);
  expect(within(bar).getByText('in 1 s')).toBeInTheDocument();
  expect(decisions(app)).toEqual([]);
  await pass(1);
  await until(() =>
    expect(app.callsTo('PUT', approvePath(1))).toMatchObject([{ body: { acceptanceNote: 'Welcome to us' } }]),
  );
  await until(() => expect(queryBar()).toBeNull());
  expect(decisions(app)).toHaveLength(1);
});

it('takes a decision back with U: nothing is sent, and the note is still there', async () => {
  const app = await openDesk();
  await app.user.keyboard('r');
  await app.user.type(await findNote(), 'Not now');
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await findBar();
  await app.user.keyboard('u');
  expect(queryBar()).toBeNull();
  expect(application(1)).toBeInTheDocument();
  await app.user.keyboard('r');
  expect(await findNote()).toHaveValue('Not now');
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('waiting:'))).toEqual([]);
});

it('does not accept without a note, and rejects without one', async () => {
  const app = await openDesk();
  await app.user.keyboard('a');
  await findNote();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText('Please enter a note')).toHaveAttribute('role', 'alert');
  expect(application(1)).toBeInTheDocument();
  await app.user.keyboard('{Escape}r');
  await waitFor(async () => expect(await findNote()).toHaveFocus());
  await app.user.click(screen.getByRole('button', { name: 'Reject without a note' }));
  await app.user.click(await screen.findByRole('button', { name: `Send now: ${crowdName(1)}` }));
  await waitFor(() => expect(app.callsTo('PUT', rejectPath(1))).toHaveLength(1));
  expect(app.callsTo('PUT', rejectPath(1))).toMatchObject([{ body: { rejectionNote: '' } }]);
});

it('fills a template for the person, and lets no placeholder through', async () => {
  const app = await openDesk(2, {
    arrange: (db) => {
      crowd(2)(db);
      const first = db.users.find(({ _id }) => _id === 'crowd-1');
      if (first) first.profileQuestions = { ...first.profileQuestions, role: '' };
    },
  });
  await app.user.keyboard('1');
  expect(await findNote()).toHaveValue(
    'Hi Bela, welcome to Frontend Guild of Lisbon. Your answers convinced us; say hello to the others when you find the time.',
  );
  await app.user.clear(await findNote());
  await app.user.keyboard('{Escape}2');
  expect(await screen.findByText('Fill in {role} before sending')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accept with this note' })).toBeDisabled();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  expect(application(1)).toBeInTheDocument();
  await app.user.clear(await findNote());
  fireEvent.change(await findNote(), { target: { value: 'Hello {firstName}' } });
  expect(screen.getByText('Hello Bela')).toBeInTheDocument();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await app.user.click(await screen.findByRole('button', { name: `Send now: ${crowdName(1)}` }));
  await waitFor(() =>
    expect(app.callsTo('PUT', approvePath(1))).toMatchObject([{ body: { acceptanceNote: 'Hello Bela' } }]),
  );
});

const noteText = async () => (await findNote<HTMLTextAreaElement>()).value;

it('puts one template in the place of another, and never in that of own words', async () => {
  const { user } = await openDesk();
  await user.keyboard('1');
  expect(await noteText()).toMatch(/^Hi Bela, welcome/);
  await user.keyboard('{Escape}3');
  expect(await noteText()).toMatch(/^Hi Bela, thank you for applying/);
  expect(screen.getByRole('button', { name: 'Reject with this note' })).toBeVisible();
  await user.clear(await findNote());
  await user.type(await findNote(), 'My own words');
  await user.keyboard('{Escape}1');
  expect(await findNote()).toHaveValue('My own words');
  expect(screen.getByText('Your own note is kept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace it by "Welcome"' }));
  expect(await noteText()).toMatch(/^Hi Bela, welcome/);
});

it('takes keys for typing until the person moves on, when the note vanishes under their hands', async () => {
  const app = await openDesk();
  await app.user.keyboard('r');
  await app.user.type(await findNote(), 'Sor');
  await app.backend.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    Object.assign(request ?? {}, { status: 'accepted', acceptanceNote: 'Hi' });
  });
  await reloadList(app);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Note with your/ })).toBeNull());
  await app.user.keyboard('rx jas1');
  expect(application(1)).toBeInTheDocument();
  expect(screen.queryByText(/ticked$/)).toBeNull();
  await app.user.click(application(1));
  await app.user.keyboard('j');
  expect(application(2)).toBeInTheDocument();
});

it('takes back what was decided last, and only on this board', async () => {
  const app = await openDesk(4);
  // The eight seconds never pass, however slow the machine is.
  stopClock('Date');
  await app.user.keyboard('r');
  await findNote();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await app.user.keyboard('x');
  await app.user.click(screen.getByRole('button', { name: 'Reject 1' }));
  const bulk = await screen.findByRole('dialog', { name: 'Reject 1 application' });
  await app.user.click(within(bulk).getByRole('button', { name: 'Reject 1' }));
  await within(await findBar()).findByText(/^Rejecting 1 in/);
  await app.user.click(application(3));
  await app.user.keyboard('u');
  expect(await screen.findByText(`Taken back: ${crowdName(2)}`)).toBeVisible();
  expect(within(await findBar()).queryByText(/^Rejecting 1 in/)).toBeNull();
  expect(within(await findBar()).getByText(crowdName(1))).toBeVisible();
});

it('keeps each note with its application, and begins with it closed', async () => {
  const { user } = await openDesk();
  await user.keyboard('a');
  await user.type(await findNote(), 'For the first');
  await user.keyboard('{Escape}j');
  expect(application(2)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Note with your/ })).toBeNull();
  await user.keyboard('r');
  expect(await findNote()).toHaveValue('');
  await user.keyboard('{Escape}k');
  expect(screen.getByText('Draft: For the first')).toBeInTheDocument();
  await user.keyboard('a');
  expect(await findNote()).toHaveValue('For the first');
});

it('keeps the bar and the countdown while the person moves about in the app', async () => {
  const app = await openDesk();
  await app.user.keyboard('r');
  await findNote();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await findBar();
  await app.user.click(screen.getByRole('link', { name: 'Frontend Guild of Lisbon' }));
  await screen.findByRole('heading', { level: 1, name: 'Frontend Guild of Lisbon' });
  const onBoard = await findBar();
  await app.user.click(within(onBoard).getByRole('button', { name: /^Undo/ }));
  expect(queryBar()).toBeNull();
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
});

it('brings an application back with its note when sending fails, and sends it on another try', async () => {
  const fault = callIsDropped('put', '/boards/join-requests/:id/approve');
  const app = await openDesk();
  await app.user.keyboard('a');
  await app.user.type(await findNote(), 'Welcome');
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await app.user.click(await screen.findByRole('button', { name: /^Send now/ }));
  expect(await within(await findBar()).findByText(/could not be reached/)).toBeInTheDocument();
  await app.user.click(within(await findBar()).getByRole('link', { name: 'Open' }));
  expect(within(application(1)).getByRole('alert')).toHaveTextContent(/was not sent/);
  await app.user.keyboard('a');
  expect(await findNote()).toHaveValue('Welcome');
  fault.stop();
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.callsTo('PUT', approvePath(1))).toHaveLength(2));
  await waitFor(() => expect(queryBar()).toBeNull());
});

/** As at the next poll. */
async function reloadList(app: Awaited<ReturnType<typeof openDesk>>) {
  await act(async () => {
    await app.store.dispatch(
      joinRequestsApi.endpoints.listBoardJoinRequests.initiate(BOARD_ID, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
  });
}

async function rejectFirst(app: Awaited<ReturnType<typeof openDesk>>, text: string) {
  await app.user.keyboard('r');
  await app.user.type(await findNote(), text);
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await app.user.click(await screen.findByRole('button', { name: /^Send now/ }));
  // The bar may be gone before the call is sent.
  await waitFor(() => expect(app.callsTo('PUT', rejectPath(1))).not.toEqual([]));
  await answersAreIn(app);
}

it('says how somebody else has decided where the reloaded list has it so (409)', async () => {
  const app = await openDesk();
  await app.backend.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    Object.assign(request ?? {}, { status: 'accepted', acceptanceNote: 'Hi' });
  });
  await rejectFirst(app, 'Sorry');
  const text = 'This application has already been accepted elsewhere.';
  expect(await within(await findBar()).findByText(text)).toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Applications' }));
  expect(await list.findByText('Accepted elsewhere')).toBeVisible();
  expect(within(await findBar()).queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('tells own decisions from those of others, also where the server lists only pending ones', async () => {
  const app = await openDesk();
  await rejectFirst(app, 'Sorry');
  await waitFor(() => expect(queryBar()).toBeNull());
  await app.backend.update((db) => {
    db.joinRequests = db.joinRequests.filter(({ status }) => status === 'pending').slice(1);
  });
  await reloadList(app);
  const list = within(screen.getByRole('list', { name: 'Applications' }));
  const row = (index: number) => list.getAllByRole('listitem')[index];
  await waitFor(() => expect(row(1)).toHaveTextContent('Not listed any more'));
  expect(row(1)).toHaveTextContent(crowdName(2));
  expect(row(0)).toHaveTextContent(crowdName(1));
  expect(row(0)).toHaveTextContent('Rejected');
  expect(row(0)).not.toHaveTextContent('elsewhere');
});

it('does not reopen what is decided when an older list arrives', async () => {
  const app = await openDesk();
  await rejectFirst(app, 'Sorry');
  await waitFor(() => expect(queryBar()).toBeNull());
  await app.backend.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    Object.assign(request ?? {}, { status: 'pending', rejectionNote: '' });
  });
  await reloadList(app);
  const [first] = within(screen.getByRole('list', { name: 'Applications' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Rejected');
  expect(screen.getByText(/2 to decide/)).toBeInTheDocument();
});

it('counts a decision as sent whose answer was lost, because the list has it', async () => {
  callActsWithoutAnswer('put', '/boards/join-requests/:id/reject');
  const app = await openDesk();
  await rejectFirst(app, 'Sorry');
  await waitFor(() => expect(queryBar()).toBeNull());
  expect(app.callsTo('PUT', rejectPath(1))).toHaveLength(1);
  const [first] = within(screen.getByRole('list', { name: 'Applications' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Rejected');
});

it('says that a decision is to be checked while the list cannot be loaded, and sends it only once', async () => {
  callActsWithoutAnswer('put', '/boards/join-requests/:id/reject');
  const app = await openDesk();
  const fault = callFails('get', `/boards/${BOARD_ID}/join-requests`, 500);
  await rejectFirst(app, 'Sorry');
  const check = await within(await findBar()).findByRole('button', {
    name: 'Check, and send if it is missing',
  });
  expect(within(await findBar()).getByText('To be checked:')).toBeInTheDocument();
  expect(within(await findBar()).queryByText('Not sent:')).toBeNull();
  fault.stop();
  await app.user.click(check);
  await waitFor(() => expect(queryBar()).toBeNull());
  expect(app.callsTo('PUT', rejectPath(1))).toHaveLength(1);
});

it('says that an application is gone where the reloaded list lacks it (404)', async () => {
  const app = await openDesk();
  await app.backend.update((db) => {
    db.joinRequests = db.joinRequests.filter(({ _id }) => _id !== crowdRequestId(1));
  });
  await rejectFirst(app, 'Sorry');
  const text = 'This application is not there any more.';
  expect(await within(await findBar()).findByText(text)).toBeInTheDocument();
});

it('takes a decision that had arrived before for sent', async () => {
  const app = await openDesk();
  await app.backend.update((db) => {
    const request = db.joinRequests.find(({ _id }) => _id === crowdRequestId(1));
    Object.assign(request ?? {}, { status: 'rejected', rejectionNote: 'Sorry' });
  });
  await rejectFirst(app, 'Sorry');
  await waitFor(() => expect(queryBar()).toBeNull());
});

it('can send again what the server refused though it is still pending (409)', async () => {
  const fault = callFails('put', '/boards/join-requests/:id/reject', 409, { message: 'Not today' });
  const app = await openDesk();
  await rejectFirst(app, 'Sorry');
  expect(await within(await findBar()).findByText(/Not today/)).toBeInTheDocument();
  fault.stop();
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(queryBar()).toBeNull());
  expect(app.callsTo('PUT', rejectPath(1))).toHaveLength(2);
});

it('finds after a crash what was not sent, and sends it on request', async () => {
  const left = {
    requestId: crowdRequestId(2),
    personKey: 'crowd-2',
    personName: crowdName(2),
    boardId: BOARD_ID,
    boardName: 'Frontend Guild of Lisbon',
    outcome: 'accept',
    note: 'Welcome back',
    answers: [],
    batch: null,
    dueAt: 0,
    stage: 'waiting',
    problem: null,
    owner: 'a page that is gone',
  };
  localStorage.setItem(`waiting:uid-creator:${crowdRequestId(2)}`, JSON.stringify(left));
  // On any screen, without the desk.
  const app = renderApp(`/boards/${BOARD_ID}`, { as: 'creator', arrange: crowd(3) });
  const found = await within(await findBar()).findByRole('list', { name: 'Found decisions' });
  expect(within(found).getByRole('listitem')).toHaveTextContent(
    `Accept ${crowdName(2)}Frontend Guild of Lisbon: Welcome back`,
  );
  await answersAreIn(app);
  expect(decisions(app)).toEqual([]);
  await app.user.click(within(await findBar()).getByRole('button', { name: 'Send now' }));
  await waitFor(() =>
    expect(app.callsTo('PUT', approvePath(2))).toMatchObject([{ body: { acceptanceNote: 'Welcome back' } }]),
  );
  await waitFor(() => expect(queryBar()).toBeNull());
});

it('says what was not sent when somebody signs out meanwhile, and has it when they are back', async () => {
  const app = await openDesk();
  // The eight seconds never pass, however slow the machine is.
  stopClock('Date');
  await app.user.keyboard('r');
  await findNote();
  await app.user.keyboard('{Control>}{Enter}{/Control}');
  await findBar();
  await act(() => app.session.signOut());
  expect(await screen.findByText('A decision was not sent')).toBeVisible();
  expect(
    screen.getByText('It waits on this device until you sign in again and say what to do.'),
  ).toBeVisible();
  expect(decisions(app)).toEqual([]);
  expect(localStorage.getItem(`waiting:uid-creator:${crowdRequestId(1)}`)).toContain('"reject"');
});

it('announces new requests and shows them only when asked', async () => {
  const app = await openDesk(2);
  await app.backend.update((db) => {
    const [model] = db.joinRequests;
    if (model) db.joinRequests.push({ ...model, _id: 'late', user: 'outsider' });
  });
  await reloadList(app);
  expect(await screen.findByText('1 new application')).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Applications' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await app.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(within(list).getAllByRole('listitem')[2]).toHaveTextContent('Otto Outsider');
});

it('keeps its own templates and their order on this device', async () => {
  const { user } = await openDesk();
  await user.click(screen.getByRole('button', { name: 'Edit templates' }));
  await user.click(await screen.findByRole('button', { name: 'New template' }));
  await user.click(await screen.findByRole('button', { name: 'Save template' }));
  expect(await screen.findByText('Title is required')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Mine');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Yes {name}' } });
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  expect(await screen.findByText('Unknown placeholder: {name}')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Yes {firstName}' } });
  await user.click(screen.getByRole('button', { name: 'Save template' }));
  for (let place = 4; place > 0; place -= 1) {
    await user.click(await screen.findByRole('button', { name: 'Move up: Mine' }));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('1');
  expect(await findNote()).toHaveValue('Yes Bela');
  const kept = Object.entries(localStorage).find(([key]) => key.startsWith('review:uid-creator:templates'));
  expect(kept?.[1]).toContain('Yes {firstName}');
});
