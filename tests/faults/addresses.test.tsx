import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BOARD_ID } from '@kit/people';
import { answersAreIn } from '@kit/steps';
import { renderApp } from '@kit/render-app';
import { callAnswers } from '@kit/scenarios';

/** Attempts to lead out of the app. */
const WAYS_OUT = [
  'https://evil.example',
  'HTTPS://evil.example/path',
  'http:evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '@evil.example',
  'evil.example',
  '.evil.example',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
];

const isHere = () => {
  expect(window.location.origin).toBe('http://localhost:3000');
  expect(window.location.href).not.toMatch(/^http:\/\/localhost:3000\/\/|\\/);
};

describe('a redirect', () => {
  it.each(WAYS_OUT)('%j after the sign-in stays inside the app', async (target) => {
    const app = renderApp(`/auth?redirect=${encodeURIComponent(target)}`, { as: 'outsider' });
    await waitFor(() => expect(window.location.pathname).not.toMatch(/^\/(auth|onboarding)/));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
    await answersAreIn(app);
    isHere();
    expect(document.querySelector('a[href*="evil"]')).toBeNull();
  });

  it.each(WAYS_OUT)('%j stored on the device is not followed', async (target) => {
    localStorage.setItem('returnPath', target);
    renderApp('/onboarding', { as: 'outsider' });
    expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    isHere();
  });
});

describe('a join link', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:/board/join/b1',
    'data:text/html,b1',
    '//evil.example/board/join/b1',
    'https://evil.example/board/join/..',
    'https://evil.example/board/join/%2e%2e',
    'https://evil.example/board/join/b1%2f..%2fadmin',
    'https://evil.example/board/join/<script>',
    '..',
    '/',
    '',
    '?b1',
  ])('%j is not a link to a board', async (joinLink) => {
    callAnswers('get', '/boards/short/:id', { isSuccess: true, joinLink });
    renderApp('/b/x1');
    expect(await screen.findByText('Invalid or expired link')).toBeVisible();
    expect(window.location.pathname).toBe('/b/x1');
  });

  it('to another host is used only for its id', async () => {
    callAnswers('get', '/boards/short/:id', {
      isSuccess: true,
      joinLink: `https://evil.example/x/${BOARD_ID}?next=//evil.example#top`,
    });
    renderApp('/b/x1', { as: 'outsider' });
    expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
    expect(window.location.pathname).toBe(`/board/join/${BOARD_ID}`);
    isHere();
  });
});

describe('an id', () => {
  it.each([
    '..%2fadmin',
    '%2e%2e%2fprofile',
    'a%3Fb%3Dc',
    'a%23b',
    'a%5Cb',
    '%252e%252e',
    'a%2Fb%2Fc',
    '%E2%80%AE',
  ])('%s in the address requests one board with exactly that id', async (id) => {
    const { calls } = renderApp(`/boards/${id}`);
    expect(await screen.findByText('No board data available.')).toBeVisible();
    const paths = calls.map(({ path }) => path).filter((path) => path.startsWith('/boards'));
    expect(paths).toHaveLength(1);
    expect(decodeURIComponent(paths[0]?.slice('/boards/'.length) ?? '')).toBe(decodeURIComponent(id));
    expect(paths[0]?.split('/')).toHaveLength(3);
  });

  it('that means the folder above, sent by the server, leads to no other path', async () => {
    const { user, calls } = renderApp(`/boards/${BOARD_ID}`, {
      as: 'creator',
      arrange(db) {
        const member = db.users.find(({ _id }) => _id === 'member');
        if (member !== undefined) member._id = '..';
        db.boards.forEach((board) => {
          board.members = ['..'];
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Mario Member' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    const path = calls.find(({ method }) => method === 'DELETE')?.path;
    expect(path).toBe(`/boards/${BOARD_ID}/members/%252E%252E`);
    expect(screen.getByRole('link', { name: 'Mario Member', hidden: true })).toHaveAttribute(
      'href',
      '/profile/%252E%252E',
    );
  });
});
