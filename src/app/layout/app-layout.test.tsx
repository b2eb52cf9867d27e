import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { configuration } from '@/lib/configuration';
import { chooseTheme } from '@/lib/stored/theme';
import { storeUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { newcomerWith } from '@kit/forms';
import { testDb } from '@kit/people';
import { callIsHeld } from '@kit/scenarios';
import { identityOf, renderApp, type RenderOptions } from '@kit/render-app';
import { waitForResponses, expectToast } from '@kit/steps';
import { useScrollRestoration } from './use-scroll-restoration';

describe('NavBar', () => {
  const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
  const address = () => window.location.pathname;

  describe('the nav bar', () => {
    it('shows a visitor Sign In and no links that need a profile', async () => {
      renderApp('/comingsoon');
      expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        '/auth?redirect=%2Fcomingsoon',
      );
      expect(nav().queryByRole('link', { name: 'My Boards' })).toBeNull();
      expect(nav().queryByRole('link', { name: 'Create Board' })).toBeNull();
      expect(nav().queryByRole('link', { name: 'Need Help?' })).toBeNull();
    });

    it('links to My Boards and Create Board with a complete profile only', async () => {
      renderApp('/comingsoon', { as: 'creator' });
      expect(await screen.findByRole('link', { name: 'My Boards' })).toHaveAttribute('href', '/boards');
      expect(nav().getByRole('link', { name: 'Create Board' })).toHaveAttribute('href', '/boards/create');
      expect(nav().queryByRole('link', { name: 'Sign In' })).toBeNull();
    });

    it('marks the link of the open screen', async () => {
      renderApp('/', { as: 'creator' });
      expect(await screen.findByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page');
      expect(nav().getByRole('link', { name: 'My Boards' })).not.toHaveAttribute('aria-current');
    });

    it('leads a user with an incomplete profile to onboarding, except on its screen', async () => {
      const options = { as: 'newcomer', arrange: newcomerWith({ profileCompletionPercentage: 30 }) } as const;
      const { user, store } = renderApp('/comingsoon', options);
      const link = await screen.findByRole('link', { name: 'Finish your profile (30%)' });
      expect(link).toHaveAttribute('href', '/onboarding?redirect=%2Fcomingsoon');
      expect(nav().queryByRole('link', { name: 'Discover' })).toBeNull();
      await user.click(link);
      await screen.findByRole('heading', { name: 'Complete Your Profile' });
      await waitForResponses({ store });
      expect(nav().queryByRole('link', { name: /^Finish/ })).toBeNull();
    });

    it('has its links while the profile loads if the profile was complete at the last visit', async () => {
      const first = renderApp('/comingsoon', { as: 'creator' });
      await waitForResponses(first);
      cleanup();
      const profile = callIsHeld('get', '/profile');
      renderApp('/comingsoon', { as: 'creator' });
      expect(await screen.findByRole('link', { name: 'My Boards' })).toBeVisible();
      cleanup();
      renderApp('/comingsoon', { as: 'member' });
      expect(await screen.findByRole('button', { name: 'User menu' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'My Boards' })).toBeNull();
      profile.stop();
    });

    it('lists the boards with unsent decisions if there are several', async () => {
      storeUnsentVerdicts('uid-creator', { boardId: 'b1', boardName: 'Night Train', count: 9 });
      storeUnsentVerdicts('uid-creator', { boardId: 'b2', boardName: 'Northern', count: 1 });
      const { user } = renderApp('/comingsoon', { as: 'creator' });
      const summary = await screen.findByText('10 unsent decisions');
      const link = nav().getByRole('link', { name: 'Northern 1', hidden: true });
      expect(link).not.toBeVisible();
      await user.click(summary);
      expect(link).toBeVisible();
      expect(link).toHaveAttribute('href', '/boards/b2/review');
      expect(nav().getByRole('link', { name: 'Night Train 9' })).toBeVisible();
      await user.keyboard('{Escape}');
      expect(link).not.toBeVisible();
      expect(summary.closest('summary')).toHaveFocus();
    });

    it('shows a toast when the logo is clicked with an incomplete profile', async () => {
      const app = renderApp('/comingsoon', { as: 'newcomer' });
      await waitForResponses(app);
      await app.user.click(nav().getByRole('link', { name: 'Talentboard' }));
      await expectToast('Complete your profile');
      expect(screen.getByText('Please complete your profile to access the dashboard')).toBeVisible();
      expect(address()).toBe('/comingsoon');
      expect(nav().queryByRole('link', { name: 'My Boards' })).toBeNull();
    });

    it('returns a visitor from the sign-in page to their search', async () => {
      const { user, identity } = renderApp('/?mode=member&role=developer');
      await user.click(await screen.findByRole('link', { name: 'Sign In' }));
      identity.nextSignIn = identityOf(testDb(), 'member');
      await user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
      expect(await screen.findByRole('button', { name: 'User menu' })).toBeVisible();
      await waitFor(() => expect(address()).toBe('/'));
      expect(window.location.search).toBe('?mode=member&role=developer');
    });

    it('links the logo to home for a visitor', async () => {
      const { user } = renderApp('/comingsoon');
      await user.click(await screen.findByRole('link', { name: 'Talentboard' }));
      expect(address()).toBe('/');
    });

    it.each(['/auth', '/auth/'])('shows only the logo and the help link on %s', async (path) => {
      renderApp(path);
      await screen.findByRole('button', { name: 'Sign in with Google' });
      expect(nav().getAllByRole('link')).toHaveLength(1);
    });
  });

  describe('the user menu', () => {
    async function openMenu(options: RenderOptions = { as: 'creator' }) {
      const app = renderApp('/comingsoon', options);
      await app.user.click(await screen.findByRole('button', { name: 'User menu' }));
      await screen.findByRole('menu');
      return app;
    }

    it('links to My Applications with the number of unread decisions', async () => {
      const { user } = await openMenu({
        as: 'applicant',
        arrange: (db) => Object.assign(db.joinRequests[0]!, { status: 'rejected' }),
      });
      await user.click(await screen.findByRole('menuitem', { name: /^My Applications\s*1 new$/ }));
      expect(await screen.findByRole('heading', { name: 'My Applications', level: 1 })).toBeVisible();
      expect(address()).toBe('/boards');
    });

    it('lists keyboard functions only on devices with a keyboard', async () => {
      const { unmount } = await openMenu();
      expect(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible();
      unmount();
      const { matchMedia } = window;
      vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
        ...matchMedia(query),
        matches: query === '(pointer: coarse)',
      }));
      await openMenu();
      expect(screen.queryByRole('menuitem', { name: /^Keyboard|^Command/ })).toBeNull();
      expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    });

    it('links to the profile', async () => {
      const { user } = await openMenu();
      await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
      expect(address()).toBe('/profile');
    });

    it('restores the focus when a link opens in a new tab', async () => {
      const { user } = await openMenu();
      // jsdom has no other tabs.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await user.keyboard('{Control>}');
      await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
      await waitFor(() => expect(nav().getByRole('button', { name: 'User menu' })).toHaveFocus());
      expect(address()).toBe('/comingsoon');
    });

    it('switches and stores the theme', async () => {
      const { user } = await openMenu();
      await user.click(screen.getByRole('menuitemradio', { name: 'Dark theme' }));
      expect(document.documentElement.dataset.theme).toBe('dark');
      expect(window.localStorage.getItem('theme')).toBe('dark');
      await user.click(screen.getByRole('menuitemradio', { name: 'Light theme' }));
      expect(document.documentElement.dataset.theme).toBe('light');
    });

    it('shows the theme chosen by a command or in another tab', async () => {
      await openMenu();
      const isChosen = (name: string) =>
        expect(screen.getByRole('menuitemradio', { name })).toHaveAttribute('aria-checked', 'true');
      isChosen('System theme');
      act(() => chooseTheme('dark'));
      isChosen('Dark theme');
      localStorage.setItem('theme', 'light');
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
      isChosen('Light theme');
      localStorage.clear();
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
      isChosen('System theme');
    });

    it('opens by keyboard and restores the focus', async () => {
      const { user } = renderApp('/comingsoon', { as: 'creator' });
      (await screen.findByRole('button', { name: 'User menu' })).focus();
      await user.keyboard('{Enter}');
      await screen.findByRole('menu');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(nav().getByRole('button', { name: 'User menu' })).toHaveFocus());
    });
  });
});

describe('the help link', () => {
  /** Sets the help URL of the build. */
  function configureHelp(helpUrl: string) {
    const before = configuration.helpUrl;
    Object.assign(configuration, { helpUrl });
    onTestFinished(() => void Object.assign(configuration, { helpUrl: before }));
  }

  async function helpLinks(path: string) {
    renderApp(path);
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    return within(nav).queryAllByRole('link', { name: 'Need Help?' });
  }

  it.each(['/comingsoon', '/auth'])('opens the configured chat in a new tab on %s', async (path) => {
    configureHelp('https://chat.example.com/help');
    const [link, ...others] = await helpLinks(path);
    expect(others).toEqual([]);
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', 'https://chat.example.com/help');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['', 'javascript:alert(1)', 'chat.example.com'])('is omitted for the URL %j', async (helpUrl) => {
    configureHelp(helpUrl);
    expect(await helpLinks('/comingsoon')).toEqual([]);
  });
});

describe('useScrollRestoration', () => {
  function Screen() {
    useScrollRestoration();
    return null;
  }

  /** Renders two screens in a window that scrolls synchronously. */
  function open() {
    const scrollTo = (_left: number, top: number) => {
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new Event('scroll'));
    };
    vi.stubGlobal('scrollTo', scrollTo);
    scrollTo(0, 0);
    const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: ['/list'] });
    render(<RouterProvider router={router} />);
    return {
      scroll: (top: number) => scrollTo(0, top),
      go: (to: string | number, replace = false) =>
        act(async () => {
          await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace }));
        }),
    };
  }

  it('starts a new screen at the top, and restores the position on Back', async () => {
    const { scroll, go } = open();
    scroll(700);
    await go('/one');
    expect(window.scrollY).toBe(0);
    await go(-1);
    expect(window.scrollY).toBe(700);
  });

  it.each([
    ['adds an entry', false],
    ['replaces the entry', true],
  ])('restores the position after a change of the query that %s', async (_what, replace) => {
    const { scroll, go } = open();
    scroll(700);
    await go('/list?tab=2', replace);
    expect(window.scrollY).toBe(700);
    await go('/one');
    expect(window.scrollY).toBe(0);
    await go(-1);
    expect(window.scrollY).toBe(700);
  });
});
