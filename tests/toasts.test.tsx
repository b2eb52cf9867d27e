import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast, toastStore } from '@/ui/toasts/toast-store';
import { renderApp } from '@kit/render-app';
import { pass, stopClock, until } from '@kit/stopped-clock';

/** Opens the app with a stopped clock. */
beforeEach(async () => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  renderApp('/comingsoon');
  await screen.findByRole('heading', { name: 'Coming Soon' });
  stopClock('setTimeout', 'clearTimeout', 'Date');
});

/** Drags a toast to the left in one second, which is too slow for a flick, and releases it. */
async function drag(element: Element, pixels: number) {
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 50, pointerType: 'mouse' });
  fireEvent.pointerDown(element, at(100));
  // The first movement only sets the direction.
  fireEvent.pointerMove(element, at(95));
  await pass(1000);
  fireEvent.pointerMove(element, at(100 - pixels));
  fireEvent.pointerUp(element, at(100 - pixels));
}

async function toast(title: string) {
  act(() => showToast({ title }));
  return (await until(() => screen.getByText(title))).closest('li')!;
}

async function notice(text: string) {
  act(() => showNotice(text));
  return (await until(() => screen.getByText(text))).closest('li')!;
}

it('shows one titled toast at a time', async () => {
  await toast('First');
  await toast('Second');
  await toast('Third');
  const shown = within(screen.getByRole('region', { name: /F8/ })).getAllByRole('listitem');
  expect(shown.map((item) => item.textContent)).toEqual(['Third']);
});

it('closes a titled toast after 5000 ms', async () => {
  await toast('Saved');
  await pass(4999);
  expect(screen.getByText('Saved')).toBeVisible();
  await pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('keeps a closed toast for 1,000,000 ms', async () => {
  await toast('Saved');
  await pass(5000);
  expect(toastStore.get()).toMatchObject([{ title: 'Saved', isOpen: false }]);
  await pass(999_999);
  expect(toastStore.get()).toHaveLength(1);
  await pass(1);
  expect(toastStore.get()).toEqual([]);
});

it('closes a titled toast that is dragged by more than 50 px', async () => {
  const item = await toast('Saved');
  await drag(item, 50);
  expect(screen.getByText('Saved')).toBeVisible();
  await drag(item, 51);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('closes a notice after 4000 ms', async () => {
  const item = await notice('Signed out');
  await pass(3999);
  expect(item).toHaveAttribute('data-removed', 'false');
  await pass(1);
  expect(item).toHaveAttribute('data-removed', 'true');
  // Waits for its exit animation.
  await pass(200);
  expect(screen.queryByText('Signed out')).toBeNull();
});

it('shows up to 3 notices, the newest in front', async () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) await notice(text);
  const isShown = (text: string) => screen.getByText(text).closest('li')?.getAttribute('data-visible');
  expect(['One', 'Two', 'Three', 'Four'].map(isShown)).toEqual(['false', 'true', 'true', 'true']);
});

it('makes notices 356 px wide, 14 px apart', async () => {
  const item = await notice('Signed out');
  const { style } = item.parentElement!;
  // Sonner's styles use these properties for the position.
  expect([style.getPropertyValue('--width'), style.getPropertyValue('--gap')]).toEqual(['356px', '14px']);
});

it('closes a notice that is dragged by 20 px, but not by less', async () => {
  const item = await notice('Signed out');
  await drag(item, 19);
  expect(item).toHaveAttribute('data-removed', 'false');
  await drag(item, 20);
  await until(() => expect(item).toHaveAttribute('data-removed', 'true'));
});

it('keeps a focused notice open, and does not trap the focus', async () => {
  const item = await notice('Signed out');
  const before = document.createElement('button');
  const after = document.createElement('button');
  document.body.append(before, after);
  act(() => before.focus());
  act(() => item.focus());
  await pass(10_000);
  expect(item).toHaveAttribute('data-removed', 'false');
  act(() => after.focus());
  expect(after).toHaveFocus();
  await pass(4001);
  expect(item).toHaveAttribute('data-removed', 'true');
  before.remove();
  after.remove();
});
