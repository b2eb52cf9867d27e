import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routePatterns } from '@/lib/addresses/paths';
import { renderApp } from '@kit/render-app';
import { earlyRoutes } from './early-routes';
import { routeNeeds } from './route-needs';
import { routeNames as names, type RouteName } from './routes';

/** An address of the route, with ids that exist. */
const addressOf = (name: RouteName) =>
  routePatterns[name]
    .replace('/:step?', '')
    .replace('/:userId?', '')
    .replace(':boardId', 'board-1')
    .replace(':shortId', 'short-1');

describe('the routes', () => {
  it('are matched in the same order before the app has loaded as in it', () => {
    expect(earlyRoutes().map(({ name }) => name)).toEqual(names);
  });

  it.each(names.filter((name) => name !== 'shortLink'))(
    '%s asks visitors to sign in exactly if it is not for everybody',
    async (name) => {
      renderApp(addressOf(name));
      const isProtected = routeNeeds[name].access !== 'everybody';
      if (isProtected) await screen.findByRole('button', { name: 'Sign in with Google' });
      else await screen.findByRole('heading', { level: 1 });
      expect(window.location.pathname).toBe(isProtected ? '/auth' : addressOf(name));
    },
  );

  it.each(names.filter((name) => routeNeeds[name].access !== 'everybody'))(
    '%s sends an incomplete profile to onboarding exactly if it needs a complete one',
    async (name) => {
      renderApp(addressOf(name), { as: 'newcomer' });
      const needsProfile = routeNeeds[name].access === 'completeProfile';
      if (needsProfile) await screen.findByText('Complete your profile');
      else await screen.findByRole('heading', { level: 1 });
      expect(window.location.pathname).toBe(needsProfile ? '/onboarding' : addressOf(name));
    },
  );
});
