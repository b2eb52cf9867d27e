import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { identityOf, renderApp, type RecordedCall } from '@kit/render-app';
import { testDb } from '@kit/people';
import { operations } from '../openapi/document';
import { AUDIT_ROWS, type AuditRow } from './audit-rows';

/* No control sends anything but what its screen shows. */

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

async function findControl(name: RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const scope = within(screen.queryAllByRole('dialog').at(-1) ?? document.body);
    const control = scope.queryByRole('button', { name }) ?? scope.getByRole('switch', { name });
    expect(control).toBeEnabled();
    return control;
  });
}

/** Fields that the screen does not show must be what the server has already. */
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
  const control = await findControl(row.control);
  await answersAreIn(app);
  expect(changesOf(app.calls)).toEqual([]);

  const db = await app.backend.read();
  const ids = (row.ids ?? []).map((read) => read(db));
  const list = row.list?.(db);
  const shown = Object.fromEntries(Object.entries(row.fields ?? {}).map(([name, read]) => [name, read(db)]));
  fireEvent.click(control);
  // A run starts after eight seconds.
  await waitFor(() => expect(changesOf(app.calls)).not.toEqual([]), { timeout: 12_000 });
  await answersAreIn(app);

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
    await answersAreIn(app);
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
