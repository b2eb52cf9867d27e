import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { pass, stopClock } from '@kit/stopped-clock';
import { prefetchLinks } from './link-prefetch';

/** Longer than the delay before a prefetch. */
const HOVER_MS = 1000;

let stop = () => {};
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

async function openList() {
  const app = renderApp('/');
  const card = await screen.findByRole('link', { name: new RegExp(BOARD_NAME) });
  stop = prefetchLinks(app.store);
  stopClock();
  return {
    card,
    // The store contains a query synchronously after its start.
    isRequested: () => `getBoard("${BOARD_ID}")` in app.store.getState().api.queries,
  };
}

/** The browser's events when a finger touches a link. */
function touch(card: HTMLElement) {
  fireEvent.pointerOver(card, { pointerType: 'touch' });
  fireEvent.pointerDown(card, { pointerType: 'touch' });
  fireEvent.touchStart(card, { touches: [{ clientX: 1, clientY: 1 }] });
}

it('loads a board once a finger rests on its card', async () => {
  const { card, isRequested } = await openList();
  touch(card);
  await pass(HOVER_MS);
  expect(isRequested()).toBe(true);
});

it('loads nothing when a finger starts to scroll', async () => {
  const { card, isRequested } = await openList();
  touch(card);
  await pass(50);
  fireEvent.pointerCancel(card, { pointerType: 'touch' });
  await pass(HOVER_MS);
  expect(isRequested()).toBe(false);
});

it('loads a board when the mouse rests on its card, not when it passes', async () => {
  const { card, isRequested } = await openList();
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await pass(HOVER_MS);
  expect(isRequested()).toBe(false);
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  await pass(HOVER_MS);
  expect(isRequested()).toBe(true);
});

it('loads a board with an encoded id', async () => {
  const app = renderApp('/');
  await screen.findByRole('link', { name: new RegExp(BOARD_NAME) });
  stopClock();
  stop = prefetchLinks(app.store);
  const link = Object.assign(document.createElement('a'), { href: '/boards/b%201' });
  document.body.append(link);
  fireEvent.pointerOver(link);
  await pass(HOVER_MS);
  link.remove();
  expect(Object.keys(app.store.getState().api.queries)).toContain('getBoard("b 1")');
});
