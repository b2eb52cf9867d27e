import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersAreIn } from '@kit/answers';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';

const BAR = 'Your profile could not be loaded, so some actions are missing.';

it.each(['/', '/boards/board-1', '/profile/member', '/nothing-here'])(
  'says on %s that the profile could not be loaded',
  async (path) => {
    callFails('get', '/profile');
    renderApp(path, { as: 'creator' });
    expect(await screen.findByText(BAR)).toBeVisible();
  },
);

it.each(['/boards', '/boards/create', '/profile', '/board/join/board-1', '/onboarding'])(
  'leaves it to %s to say so',
  async (path) => {
    callFails('get', '/profile');
    const { store } = renderApp(path, { as: 'creator' });
    await answersAreIn({ store });
    expect(screen.queryByText(BAR)).toBeNull();
  },
);
