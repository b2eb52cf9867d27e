import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aliasFor } from '@/domain/review/blind';
import { catchFiles } from '@kit/catch-files';
import { crowd, crowdName, crowdRequestId } from '@kit/crowd';
import { BOARD_ID, BOARD_QUESTIONS } from '@kit/people';
import { callFails } from '@kit/scenarios';
import { application, DESK_PATH, listedNames, note, openDesk, openTool, rejectPath } from '@kit/open-desk';
import { NAME_HIDDEN } from '@/domain/review/blind';
import { keptKeys } from '../state/kept-shapes';

type User = Awaited<ReturnType<typeof openDesk>>['user'];

const ALIAS = aliasFor(crowdRequestId(1));
const hidden = () => screen.getByRole('group', { name: ALIAS });
const blind = (user: User) => user.click(screen.getByRole('switch', { name: 'Blind' }));
const tagInput = () => screen.getByLabelText('Private tags');
const tagChips = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));
const textOf = ({ textContent }: HTMLElement) => textContent;
const comment = () => screen.getByRole('textbox', { name: 'Private comment' });

it('hides the name in a note that was written before, which can be edited once the person is revealed', async () => {
  const { user } = await openDesk(1);
  await user.click(application(1));
  await user.keyboard('e');
  await user.keyboard('Hi Bela, see https://talks.example{Escape}');
  await blind(user);
  expect(note()).toHaveValue('Hi [hidden], see https://talks.example');
  expect(note()).toHaveAccessibleDescription(NAME_HIDDEN);
  await user.type(note(), ' Bye');
  expect(note()).toHaveValue('Hi [hidden], see https://talks.example');
  await user.click(screen.getByRole('button', { name: 'Show who it is' }));
  await user.type(note(), ' Bye');
  expect(note()).toHaveValue('Hi Bela, see https://talks.example Bye');
});

it('leaves what is typed during a blind pass alone, even a word that happens to be the name', async () => {
  const { user } = await openDesk(1);
  await blind(user);
  await user.click(hidden());
  await user.keyboard('e');
  await user.keyboard('In the crowd, Bela or not');
  expect(note()).toHaveValue('In the crowd, Bela or not');
  await user.click(screen.getByRole('button', { name: 'Tags and comment' }));
  await user.type(comment(), 'Another Bela?');
  expect(comment()).toHaveValue('Another Bela?');
});

it('hides the name in a private comment', async () => {
  const { user } = await openDesk(1);
  await user.click(screen.getByRole('button', { name: 'Tags and comment' }));
  await user.type(comment(), 'Bela was at the meetup');
  await blind(user);
  expect(comment()).toHaveValue('[hidden] was at the meetup');
  await user.type(comment(), '!');
  expect(comment()).toHaveValue('[hidden] was at the meetup');
  await user.click(screen.getByRole('button', { name: 'Show who it is' }));
  expect(comment()).toHaveValue('Bela was at the meetup');
});

it('hides tags that name the applicant, in the list and in the filters too, and keeps them', async () => {
  const { user } = await openDesk(1);
  await user.click(screen.getByRole('button', { name: 'Tags and comment' }));
  await user.type(tagInput(), 'Bela’s friend,talk,');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const choices = () => within(screen.getByRole('combobox', { name: 'Tag' })).getAllByRole('option');
  await waitFor(() => expect(choices().map(textOf)).toEqual(['Any', 'Bela’s friend (1)', 'talk (1)']));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: new RegExp(crowdName(1)) })).toHaveTextContent(
      'Bela’s friend · talk',
    ),
  );
  await blind(user);
  expect(tagChips()).toEqual(['Remove talk']);
  expect(choices().map(textOf)).toEqual(['Any', 'talk (1)']);
  expect(screen.getByRole('button', { name: new RegExp(ALIAS) })).not.toHaveTextContent('Bela');
  await user.type(tagInput(), 'Belarus,');
  await user.click(screen.getByRole('button', { name: 'Show who it is' }));
  expect(tagChips()).toEqual(['Remove Bela’s friend', 'Remove talk', 'Remove Belarus']);
});

it('hides the name in the note of a decision, and in the history', async () => {
  const { user } = await openDesk(1);
  await user.keyboard('y');
  await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  const section = await screen.findByRole('region', { name: 'Note with acceptances' });
  await user.selectOptions(within(section).getByRole('combobox', { name: 'Template' }), 'Welcome');
  await user.click(screen.getByRole('button', { name: /^Send 1 / }));
  await screen.findByText('Sent 1 of 1.');
  await user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await user.click(await screen.findByRole('button', { name: /^Sent ?1$/ }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${crowdName(1)}`) }));
  expect(within(application(1)).getByText(/^Hi Bela, welcome to /)).toBeInTheDocument();

  await blind(user);
  expect(within(hidden()).getByText(/^Hi \[hidden\], welcome to /)).toBeInTheDocument();
  await openTool({ user }, 'History');
  const entry = within(await screen.findByRole('dialog', { name: 'History' })).getByRole('listitem');
  expect(entry).toHaveTextContent(new RegExp(`^${ALIAS}.*Hi \\[hidden\\], welcome to `));
});

it('hides links and handles of the profile where decisions are sent, and in the history', async () => {
  const { user } = await openDesk(1, {
    arrange: (db) => {
      crowd(1)(db);
      const person = db.users.find(({ _id }) => _id === 'crowd-1');
      const [request] = db.joinRequests;
      if (person === undefined || request === undefined) throw new Error('The crowd is too small');
      person.socialMedia = [
        { _id: 'link-1', platform: 'github', url: 'https://github.com/kayaks99' },
        { _id: 'link-2', platform: 'website', url: 'https://kayak.studio/me' },
      ];
      request.answers = [`${BOARD_QUESTIONS[0]},See kayak.studio or find kayaks99`];
    },
  });
  await user.keyboard('e');
  await user.keyboard('Come in, kayaks99 of kayak.studio{Escape}y');
  await blind(user);
  await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await user.click(await screen.findByRole('button', { name: 'Send 1 acceptance' }));
  await screen.findByText('Sent 1 of 1.');
  expect(screen.getByRole('region', { name: 'Sending' })).toHaveTextContent('Come in, [hidden] of [hidden]');
  await user.click(screen.getByRole('link', { name: 'Back to the desk' }));
  await openTool({ user }, 'History');
  const history = within(await screen.findByRole('dialog', { name: 'History' }));
  expect(history.getByText('Come in, [hidden] of [hidden]')).toBeInTheDocument();
  await user.click(history.getByText('Answers'));
  expect(await history.findByText('See [hidden] or find [hidden]')).toBeInTheDocument();
});

it('hides name and address in what a profile says, in the application and in the table', async () => {
  const { user } = await openDesk(1, {
    arrange: (db) => {
      crowd(1)(db);
      const person = db.users.find(({ _id }) => _id === 'crowd-1');
      if (person === undefined) throw new Error('The crowd is too small');
      person.location = 'Chez Bela, Lyon';
      person.profileQuestions = {
        ...person.profileQuestions,
        role: 'other',
        customRole: 'Bela of bela.dev',
        techStack: ['Socket.io', 'bela-ui by Bela'],
      };
    },
  });
  await blind(user);
  for (const text of [
    'Chez [hidden], Lyon',
    '[hidden] of [hidden]',
    'Socket.io',
    '[hidden]-ui by [hidden]',
  ]) {
    expect(within(hidden()).getByText(text)).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const [, line] = await screen.findAllByRole('row');
  expect(line).toHaveTextContent('[hidden] of [hidden]');
  expect(line).not.toHaveTextContent(/Bela/);
});

it('opens in no order by names, whatever the URL says, and says in which', async () => {
  const first = await openDesk(3);
  await blind(first.user);
  first.unmount();
  const { user } = await openDesk(3, {}, `${DESK_PATH}?sort=-name`);
  const aliases = [1, 2, 3].map((number) => aliasFor(crowdRequestId(number)));
  expect(listedNames()).toEqual(aliases);
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('As listed');
  await user.click(screen.getByRole('switch', { name: 'Blind' }));
  expect(listedNames()).toEqual([1, 2, 3].map(crowdName));
});

const ALIASES = [1, 2, 3].map((number) => aliasFor(crowdRequestId(number)));
const LATE = `on ${Number.MAX_SAFE_INTEGER}`;

it.each([
  ['a blind pass', 'By name', ['blind', true], 'As listed', ALIASES],
  ['a second pass', 'By score', ['second-pass', LATE], 'By score', [crowdName(1), 'Aaron', crowdName(3)]],
])(
  'gives nothing away by its order where %s begins in another tab',
  async (_, sort, setting, after, names) => {
    const { user } = await openDesk(3, {
      arrange: (db) => {
        crowd(3)(db);
        Object.assign(db.users.find(({ _id }) => _id === 'crowd-2') ?? {}, { name: 'Aaron' });
      },
    });
    await user.keyboard('j5');
    const order = screen.getByRole('combobox', { name: 'Order' });
    await user.selectOptions(order, sort);
    expect(listedNames()).toEqual(['Aaron', crowdName(1), crowdName(3)]);
    const key = keptKeys('uid-creator').settingsOf(BOARD_ID) + setting[0];
    localStorage.setItem(key, JSON.stringify(setting[1]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(order).toHaveDisplayValue(after);
    expect(listedNames()).toEqual(names);
  },
);

it('tells no names where decisions are sent, until they are revealed on purpose', async () => {
  const { user } = await openDesk(2);
  await blind(user);
  await user.keyboard('{Shift>}Y{/Shift}');
  const section = await screen.findByRole('region', { name: 'Note with acceptances' });
  await user.selectOptions(within(section).getByRole('combobox', { name: 'Template' }), 'Welcome');
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(ALIAS);
  expect(main).toHaveTextContent(/Hi \[hidden\], welcome/);
  await user.click(screen.getByRole('button', { name: `Edit the note: ${ALIAS}` }));
  const field = await screen.findByRole('textbox', { name: 'Note' });
  expect(field).toHaveDisplayValue(/^Hi \[hidden\], welcome/);
  expect(field).toHaveAccessibleDescription(NAME_HIDDEN);
  expect(document.body).not.toHaveTextContent('Bela');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Show names' }));
  expect(screen.getByRole('heading', { name: 'Send decisions' })).toHaveFocus();
  expect(main).toHaveTextContent(/Bela Crowd 1.*Hi Bela, welcome/);
});

it('leaves the focus on the application whose name was revealed', async () => {
  const { user } = await openDesk(1);
  await blind(user);
  await user.click(screen.getByRole('button', { name: 'Show who it is' }));
  expect(application(1)).toHaveFocus();
});

it('hides the name of whose verdict was undone just before', async () => {
  const { user } = await openDesk(1);
  await user.keyboard('yu');
  expect(screen.getByText(`Undone: ${crowdName(1)}`)).toBeVisible();
  await blind(user);
  expect(screen.getByText(`Undone: ${ALIAS}`)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('Bela');
});

it('hides the name in what the server says of a decision, and in the saved summary', async () => {
  const files = catchFiles();
  callFails('put', rejectPath(1), 422, { message: `${crowdName(1)} was told already` });
  const { user } = await openDesk(1);
  await blind(user);
  await user.keyboard('n');
  await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
  await user.click(await screen.findByRole('button', { name: 'Send 1 rejection' }));
  expect(await screen.findByTitle(/was told already$/)).toHaveTextContent(
    'Not sent: [hidden] was told already',
  );
  expect(screen.getByRole('main').innerHTML).not.toContain('Bela');
  await user.click(screen.getByRole('button', { name: 'Save the summary' }));
  const saved = await files[0]?.text();
  expect(saved).toContain('[hidden] was told already');
  expect(saved).not.toContain('Bela');
});
