import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DemoDb } from '@/demo/db';
import {
  DEVELOPER_TYPE_OPTIONS,
  EDIT_ROLE_OPTIONS,
  EDIT_WORK_PREFERENCE_OPTIONS,
  JOB_SEARCH_OPTIONS,
  ONBOARDING_WORK_PREFERENCE_OPTIONS,
  ROLE_OPTIONS,
  type Option,
} from '@/domain/profile-options';
import { EDIT_PLATFORMS, ONBOARDING_PLATFORMS, platformLabel } from '@/domain/social-links';
import { BOARD_ID, BOARD_QUESTIONS, testDb } from '@kit/people';
import { identityOf, renderApp, type RecordedCall } from '@kit/render-app';
import { waitForResponses } from '@kit/steps';
import { findSubmit, MUTATION_ROWS, type MutationRow } from './errors/mutation-rows';
import { operations } from './openapi/document';

/* Each control sends exactly the values that its screen shows. These functions read them, in the request's format. */

/** The open dialog, or the screen. */
const scope = () => within(screen.queryAllByRole('dialog').at(-1) ?? document.body);

type Label = string | RegExp;

const text = (label: Label) => () =>
  scope().getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' }).value.trim();

/** @param factor the value of one of the field's units */
const number =
  (label: Label, factor = 1) =>
  () => {
    const typed = text(label)().replaceAll(',', '');
    return typed === '' ? null : Number(typed) * factor;
  };

const valueOf = (options: readonly Option[], label: string | null | undefined) =>
  options.find((option) => option.label === label?.trim())?.value;

/** The chosen option of a select. */
const selected = (label: string, options: readonly Option[]) => () =>
  valueOf(options, scope().getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent);

/** The checked radio button of a group. */
const checked = (group: string, options: readonly Option[]) => () => {
  const radios = within(scope().getByRole('radiogroup', { name: group })).getAllByRole<HTMLInputElement>(
    'radio',
  );
  return valueOf(options, radios.find((radio) => radio.checked)?.labels?.[0]?.textContent);
};

const isOn = (label: string) => () => scope().getByRole<HTMLInputElement>('switch', { name: label }).checked;

/** The tags of a field. A tag that is an option's label is read as the option's value. */
const tags =
  (label: string, options: readonly Option[] = []) =>
  () => {
    const field = scope().getByLabelText(label, { selector: 'input' });
    return within(field.parentElement!)
      .queryAllByRole('button', { name: /^Remove / })
      .map((button) => button.getAttribute('aria-label')!.replace('Remove ', ''))
      .map((tag) => valueOf(options, tag) ?? tag);
  };

/** The links in the fields of the platforms, in the order of the fields. */
const links = (platforms: readonly string[]) => () =>
  platforms
    .map((platform) => ({ platform, url: text(platformLabel(platform))() }))
    .filter(({ url }) => url !== '');

/** The id of the one item that is named in the scope. */
function idNamed(items: readonly { _id: string; name: string }[]): string {
  const words = screen.queryAllByRole('dialog').at(-1)?.textContent ?? screen.getByRole('main').textContent;
  const found = items.filter(({ name }) => words.includes(name));
  if (found.length !== 1) throw new Error(`Expected one name on screen, found ${found.length}`);
  return found[0]!._id;
}

/** Reads a value from the screen. */
type Reader = (db: DemoDb) => unknown;

/** A control that sends a mutation. */
interface AuditRow extends Pick<
  MutationRow,
  'screen' | 'path' | 'as' | 'arrange' | 'open' | 'fill' | 'submit'
> {
  /** The method and path in openapi.yaml. */
  call: string;
  /** The ids in the path, in order. */
  ids?: Reader[];
  /** The body's possible fields by path, each with a function that reads its value from the screen. */
  fields?: Record<string, Reader>;
  /** The fields that must be sent, because the user has just filled them in. */
  filled?: readonly string[];
  /** A body that is a list. */
  list?: Reader;
}

const boardOnScreen: Reader = ({ boards }) => idNamed(boards);
const always = (value: unknown) => () => value;

function rowOf(screenName: string): MutationRow {
  const row = MUTATION_ROWS.find((candidate) => candidate.screen === screenName);
  if (row === undefined) throw new Error(`No mutation row: ${screenName}`);
  return row;
}

const audit = (
  screenName: string,
  call: string,
  rest: Partial<Pick<AuditRow, 'ids' | 'fields' | 'filled' | 'list'>> = {},
): AuditRow => {
  return { ...rowOf(screenName), call, ...rest };
};

/** The request in the review dialog belongs to the only applicant with this name. */
const requestOnScreen: Reader = ({ users, joinRequests }) => {
  const applicants = users.filter(({ _id }) => joinRequests.some(({ user }) => user === _id));
  return joinRequests.find(({ user }) => user === idNamed(applicants))?._id;
};

const answersOnScreen: Reader = () => BOARD_QUESTIONS.map((question) => [question, text(question)()]);

const answers = (fields: Record<string, Reader>) =>
  Object.fromEntries(Object.entries(fields).map(([name, reader]) => [`profileQuestions.${name}`, reader]));

/** One control per row, and for each mutation at least one row. */
const AUDIT_ROWS: readonly AuditRow[] = [
  audit('create a board', 'POST /boards', {
    fields: {
      name: text('Board name'),
      boardType: tags('Board type'),
      description: text('Description'),
      // The preview is inert.
      questions: () => [scope().getByText(BOARD_QUESTIONS[0]!, { ignore: '[inert] *' }).textContent],
    },
    filled: ['name', 'boardType', 'description', 'questions'],
  }),
  audit('edit a board', 'PUT /boards/{boardId}', {
    ids: [() => rowOf('edit a board').path.split('/').at(-1)],
    fields: { name: text('Board Name'), description: text('Description') },
    filled: ['name', 'description'],
  }),
  audit('delete a board', 'DELETE /boards/{boardId}', { ids: [boardOnScreen] }),
  audit('leave a board', 'DELETE /boards/{boardId}/leave', { ids: [boardOnScreen] }),
  audit('remove a member', 'DELETE /boards/{boardId}/members/{memberId}', {
    ids: [boardOnScreen, ({ users }) => idNamed(users)],
  }),
  audit('apply to a board', 'POST /boards/{boardId}/apply', {
    ids: [() => rowOf('apply to a board').path.split('/').at(-1)],
    list: answersOnScreen,
  }),
  audit('join a board without questions', 'POST /join-requests', {
    fields: { boardId: boardOnScreen, answers: always([]) },
    filled: ['boardId', 'answers'],
  }),
  audit('accept an applicant', 'PUT /boards/join-requests/{requestId}/approve', {
    ids: [requestOnScreen],
    fields: { acceptanceNote: text('Acceptance/Rejection Note') },
    filled: ['acceptanceNote'],
  }),
  audit('reject an applicant', 'PUT /boards/join-requests/{requestId}/reject', {
    ids: [requestOnScreen],
    fields: { rejectionNote: text('Acceptance/Rejection Note') },
    filled: ['rejectionNote'],
  }),
  audit('onboarding: the profile', 'PUT /profile', {
    fields: {
      username: text('Username'),
      bio: text('Bio'),
      profileCompletionPercentage: always(30),
      onboardingStep: always('questions'),
      isProfileComplete: always(false),
    },
    filled: ['username', 'bio'],
  }),
  audit('onboarding: the questions', 'PUT /profile', {
    fields: {
      profileCompletionPercentage: always(80),
      onboardingStep: always('social'),
      onboardingCompleted: always(false),
      isProfileComplete: always(false),
      ...answers({
        role: selected('Role', ROLE_OPTIONS),
        workPreference: checked('Work preference', ONBOARDING_WORK_PREFERENCE_OPTIONS),
        yearsOfExperience: number('Years of experience'),
        'salaryExpectations.salary': number('Salary (USD per year)'),
        'salaryExpectations.hidden': isOn('Private'),
        lookingForOpportunities: checked('Job search status', JOB_SEARCH_OPTIONS),
      }),
    },
    filled: [
      'profileQuestions.role',
      'profileQuestions.workPreference',
      'profileQuestions.yearsOfExperience',
    ],
  }),
  audit('onboarding: the social profiles', 'PUT /profile', {
    fields: {
      onboardingStep: always('social'),
      onboardingCompleted: always(true),
      isProfileComplete: always(true),
      profileCompletionPercentage: always(100),
      socialMedia: links(ONBOARDING_PLATFORMS),
    },
    filled: ['socialMedia'],
  }),
  audit('edit the profile', 'PUT /profile', {
    fields: {
      name: text('Name'),
      username: text('Username'),
      bio: text('Bio'),
      location: text('Location'),
      walletAddress: text('Wallet address'),
      socialMedia: links(EDIT_PLATFORMS),
      ...answers({
        role: selected('Role', [...EDIT_ROLE_OPTIONS, ...ROLE_OPTIONS]),
        developerType: tags('Developer specialization', DEVELOPER_TYPE_OPTIONS),
        workPreference: selected('Work preference', [
          ...EDIT_WORK_PREFERENCE_OPTIONS,
          ...ONBOARDING_WORK_PREFERENCE_OPTIONS,
        ]),
        yearsOfExperience: number('Years of experience'),
        'salaryExpectations.salary': number('Salary (thousand USD per year)', 1000),
        'salaryExpectations.hidden': isOn('Private'),
        techStack: tags('Tech stack'),
        lookingForOpportunities: selected('Job search status', JOB_SEARCH_OPTIONS),
      }),
    },
    filled: ['bio'],
  }),
  audit('open to work', 'PUT /profile', {
    // The press toggles the switch.
    fields: answers({
      lookingForOpportunities: () => (isOn('Show as open to work')() ? 'not_looking' : 'looking'),
    }),
    filled: ['profileQuestions.lookingForOpportunities'],
  }),
  {
    screen: 'send decisions from the desk',
    call: 'PUT /boards/join-requests/{requestId}/reject',
    path: `/boards/${BOARD_ID}/review`,
    as: 'creator',
    async open({ user }) {
      await screen.findByRole('list', { name: 'Applications' });
      await user.keyboard('n');
      await user.click(screen.getByRole('button', { name: 'Send 1 decision' }));
      await screen.findByRole('list', { name: 'Reject' });
    },
    submit: /^Send 1 rejection, 1 without a note$/,
    ids: [
      ({ users, joinRequests }) => {
        const list = within(screen.getByRole('list', { name: 'Reject' }));
        const shown = users.filter(({ name }) => list.queryAllByText(name).length > 0);
        return joinRequests.find(({ user }) => user === shown[0]?._id && shown.length === 1)?._id;
      },
    ],
    fields: { rejectionNote: text(/^Default note for rejections/) },
  },
];

const CHECK_USERNAME = 'POST /profile/check-username';
const SIGN_IN = 'POST /auth/google-login';

/** Nested fields by their path; lists are values. */
function flatten(value: unknown, prefix = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [prefix]: value };
  const entries = Object.entries(value).map(([key, inner]) =>
    flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
  return Object.assign({}, ...entries) as Record<string, unknown>;
}

/** The operation of openapi.yaml, with the ids in the path. */
function describeCall({ method, path }: RecordedCall): { call: string; ids: string[] } {
  const parts = path.split('/');
  const operation = operations.find((candidate) => {
    const template = candidate.path.split('/');
    return (
      candidate.method === method &&
      template.length === parts.length &&
      template.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  });
  if (operation === undefined) throw new Error(`Not in openapi.yaml: ${method} ${path}`);
  const ids = operation.path
    .split('/')
    .flatMap((part, index) => (part.startsWith('{') ? [decodeURIComponent(parts[index] ?? '')] : []));
  return { call: `${method} ${operation.path}`, ids };
}

const changesOf = (calls: readonly RecordedCall[]) =>
  calls.filter((call) => call.method !== 'GET' && describeCall(call).call !== CHECK_USERNAME);

/** Fields that the screen doesn't show must keep the server's value. */
function expectBodyAsShown(row: AuditRow, body: unknown, shown: Record<string, unknown>) {
  const sent = flatten(body);
  const user = testDb().users.find(({ _id }) => _id === row.as);
  const stored = flatten(user);
  for (const [field, value] of Object.entries(sent))
    expect(value, field).toEqual(field in shown ? shown[field] : stored[field]);
  expect(Object.keys(sent)).toEqual(expect.arrayContaining([...(row.filled ?? [])]));
}

async function expectSentAsShown(row: AuditRow): Promise<void> {
  const app = renderApp(row.path, {
    as: row.as,
    ...(row.arrange === undefined ? {} : { arrange: row.arrange }),
  });
  await row.open(app);
  await row.fill?.(app);
  const control = await findSubmit(row);
  await waitForResponses(app);
  expect(changesOf(app.calls)).toEqual([]);

  const db = await app.backend.read();
  const ids = (row.ids ?? []).map((read) => read(db));
  const list = row.list?.(db);
  const shown = Object.fromEntries(Object.entries(row.fields ?? {}).map(([name, read]) => [name, read(db)]));
  fireEvent.click(control);
  // A run starts after eight seconds.
  await waitFor(() => expect(changesOf(app.calls)).not.toEqual([]), { timeout: 12_000 });
  await waitForResponses(app);

  const changes = changesOf(app.calls);
  expect(changes.map(describeCall)).toEqual([{ call: row.call, ids }]);
  const { body } = changes[0]!;
  if (row.list !== undefined) expect(body).toEqual(list);
  else if (row.fields === undefined) expect(body).toBeNull();
  else expectBodyAsShown(row, body, shown);
}

describe('a control sends what its screen shows, once', () => {
  it.each(AUDIT_ROWS)('$screen', (row) => expectSentAsShown(row));

  it('sign in', async () => {
    const app = renderApp('/auth');
    const identity = identityOf(testDb(), 'outsider');
    app.identity.nextSignIn = identity;
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() => expect(changesOf(app.calls)).not.toEqual([]));
    await waitForResponses(app);
    const changes = changesOf(app.calls);
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([SIGN_IN]);
    expect(changes[0]!.body).toMatchObject({ name: identity.displayName, email: identity.email });
  });

  it('check a username', async () => {
    const app = renderApp('/onboarding', { as: 'newcomer' });
    const field = await screen.findByLabelText<HTMLInputElement>('Username');
    fireEvent.change(field, { target: { value: 'nora' } });
    await screen.findByText('Available');
    const bodies = app.callsTo('POST', '/profile/check-username').map(({ body }) => body);
    expect(bodies).toEqual([{ username: field.value }]);
  });
});

it('audits every call of openapi.yaml that is not a GET', () => {
  const audited = [...AUDIT_ROWS.map(({ call }) => call), CHECK_USERNAME, SIGN_IN];
  const described = operations.filter(({ method }) => method !== 'GET');
  expect([...new Set(audited)].toSorted()).toEqual(
    described.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});
