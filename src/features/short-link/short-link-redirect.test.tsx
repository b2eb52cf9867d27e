import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BOARD_GONE } from '@/domain/board';
import { BOARD_ID } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callReturns, callReturnsInvalid, callFails, callIsDropped, callIsHeld } from '@kit/scenarios';

const CALL = '/boards/short/:shortId';
const link = (joinLink: string) => callReturns('get', CALL, { isSuccess: true, joinLink });

afterEach(() => vi.useRealTimers());

it('shows that it redirects, then replaces the link by the join page', async () => {
  const hold = callIsHeld('get', CALL);
  const { callsTo, calls } = renderApp('/b/lisbon1', { as: 'outsider' });
  const entries = window.history.length;
  expect(await screen.findByText('Redirecting...')).toBeVisible();
  hold.stop();
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
  expect(window.location.pathname).toBe(`/board/join/${BOARD_ID}`);
  expect(window.history.length).toBe(entries);
  expect(callsTo('GET', '/boards/short/lisbon1')).toHaveLength(1);
  // The lookup is public and sends no token.
  const lookup = calls.find(({ path }) => path.startsWith('/boards/short'));
  expect(lookup).toMatchObject({ authorization: null, contentType: null });
});

it.each(['lisbon1.', 'lisbon1).'])('ignores trailing punctuation in a link: %s', async (id) => {
  const { callsTo } = renderApp(`/b/${id}`, { as: 'outsider' });
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
  expect(callsTo('GET', '/boards/short/lisbon1')).toHaveLength(1);
});

it('sends a visitor to the sign-in page with a redirect to the join page', async () => {
  renderApp('/b/lisbon1');
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  expect(new URLSearchParams(window.location.search).get('redirect')).toBe(`/board/join/${BOARD_ID}`);
});

async function expectInvalid() {
  expect(await screen.findByText('Invalid or expired link')).toBeVisible();
  expect(screen.getByText('Redirecting to home page...')).toBeVisible();
  expect(document.title).toBe('Invalid link · Talentboard');
  expect(window.location.pathname).toBe('/b/lisbon1');
}

it.each([
  [
    'isSuccess is false',
    () => callReturns('get', CALL, { isSuccess: false, joinLink: `/board/join/${BOARD_ID}` }),
  ],
  ['joinLink is a script', () => link('javascript:alert(1)')],
  ['the link is unknown', () => callFails('get', CALL, 404, { message: 'Not found' })],
])('shows an invalid link and a deleted board if %s', async (_name, fail) => {
  fail();
  renderApp('/b/lisbon1');
  await expectInvalid();
  expect(screen.getByText(BOARD_GONE)).toBeVisible();
});

it.each([
  ['the response is HTML', () => callReturnsInvalid('get', CALL, '<!doctype html><title>App</title>')],
  ['the server fails', () => callFails('get', CALL, 500)],
  ['there is no connection', () => callIsDropped('get', CALL)],
])('shows only an invalid link if %s', async (_name, fail) => {
  fail();
  renderApp('/b/lisbon1');
  await expectInvalid();
  expect(screen.queryByText(BOARD_GONE)).not.toBeInTheDocument();
});

it('goes to the home page after 3 seconds, replacing the link', async () => {
  callFails('get', CALL, 404, {});
  renderApp('/b/nothing');
  const entries = window.history.length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await screen.findByText('Invalid or expired link');
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(window.location.pathname).toBe('/b/nothing');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(window.history.length).toBe(entries);
});
