import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { pass, stopClock } from '@kit/stopped-clock';
import { prefetchLinks } from './link-prefetch';

/** Longer than any rest of a pointer or finger. */
const A_REST_MS = 1000;

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
    // The store knows of a call in the same turn in which it is made.
    isAskedFor: () => `getBoard("${BOARD_ID}")` in app.store.getState().api.queries,
  };
}

/** What the browser reports when a finger comes down. */
function touch(card: HTMLElement) {
  fireEvent.pointerOver(card, { pointerType: 'touch' });
  fireEvent.pointerDown(card, { pointerType: 'touch' });
  fireEvent.touchStart(card, { touches: [{ clientX: 1, clientY: 1 }] });
}

it('loads a board once a finger rests on its card', async () => {
  const { card, isAskedFor } = await openList();
  touch(card);
  await pass(A_REST_MS);
  expect(isAskedFor()).toBe(true);
});

it('loads nothing where a finger begins to scroll', async () => {
  const { card, isAskedFor } = await openList();
  touch(card);
  await pass(50);
  fireEvent.pointerCancel(card, { pointerType: 'touch' });
  await pass(A_REST_MS);
  expect(isAskedFor()).toBe(false);
});

it('loads a board under a mouse that rests, and not under one that passes', async () => {
  const { card, isAskedFor } = await openList();
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await pass(A_REST_MS);
  expect(isAskedFor()).toBe(false);
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  await pass(A_REST_MS);
  expect(isAskedFor()).toBe(true);
});

it('loads a board whose id is encoded in its address', async () => {
  const app = renderApp('/');
  await screen.findByRole('link', { name: new RegExp(BOARD_NAME) });
  stopClock();
  stop = prefetchLinks(app.store);
  const link = Object.assign(document.createElement('a'), { href: '/boards/b%201' });
  document.body.append(link);
  fireEvent.pointerOver(link);
  await pass(A_REST_MS);
  link.remove();
  expect(Object.keys(app.store.getState().api.queries)).toContain('getBoard("b 1")');
});
