import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectToast } from '@kit/steps';
import { makeBoard } from '@kit/factories';
import { BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';

const URL = '/boards/board-1';
const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it.each([
  ['the short link', 'lisbon1', 'http://localhost:3000/b/lisbon1'],
  ['a full one as it is', 'https://tb.example/b/x', 'https://tb.example/b/x'],
  ['the join page without one', '', 'http://localhost:3000/board/join/board-1'],
])('the link is %s, and is copied', async (_what, shortLink, shared) => {
  const { user } = renderApp(URL, {
    as: 'creator',
    arrange: (db) => void (db.boards = [makeBoard({ shortLink })]),
  });
  expect(await screen.findByLabelText('Share Link')).toHaveValue(shared);
  await press(user, 'Copy Link');
  await expectToast('Link copied!');
  expect(screen.getByText('The join link has been copied to your clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(shared);
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ['is missing', undefined],
])('selects the share link for copying by hand when the clipboard %s', async (_how, clipboard) => {
  const { user } = renderApp(URL, { as: 'creator' });
  const copy = await screen.findByRole('button', { name: 'Copy Link' });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(copy);
  expect(await screen.findByText('Failed to copy')).toBeVisible();
  expect(screen.getByText('Please try copying the link manually.')).toBeVisible();
  expect(screen.getByLabelText('Share Link')).toHaveFocus();
});

it('the link is shown as a QR code too, with a name for screen readers', async () => {
  const { user } = renderApp(URL, { as: 'creator' });
  await press(user, 'QR Code');
  const dialog = await screen.findByRole('dialog', { name: 'QR Code' });
  expect(
    within(dialog).getByRole('img', { name: `QR code of ${window.location.origin}/b/lisbon1` }),
  ).toBeVisible();
  const file = within(dialog).getByRole('link', { name: 'Download SVG' });
  expect(file).toHaveAttribute('download', 'board-qr-code.svg');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toMatch(
    /^data:image\/svg\+xml,<svg .*<\/svg>$/,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'QR Code' })).toHaveFocus());
});

it('says when it is too long for a QR code', async () => {
  const shortLink = `https://links.example.com/${'x'.repeat(3000)}`;
  const { user } = renderApp(URL, {
    as: 'creator',
    arrange: (db) => void (db.boards = [makeBoard({ shortLink })]),
  });
  await press(user, 'QR Code');
  expect(await screen.findByText('This link is too long for a QR code. Copy it instead.')).toBeVisible();
});

it('the link goes to the share sheet where the system has one; closing it is not a failure', async () => {
  const share = vi.fn<typeof navigator.share>();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const { user } = renderApp(URL, { as: 'creator' });
  await press(user, 'Share');
  expect(share).toHaveBeenCalledWith({ title: BOARD_NAME, url: `${window.location.origin}/b/lisbon1` });
  expect(screen.queryByText('Failed to share')).not.toBeInTheDocument();
  await press(user, 'Share');
  expect(await screen.findByText('Failed to share')).toBeVisible();
  expect(screen.getByText('Please copy the link instead.')).toBeVisible();
});

it('has no share button where the system has no sheet', async () => {
  renderApp(URL, { as: 'creator' });
  expect(await screen.findByRole('button', { name: 'QR Code' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});
