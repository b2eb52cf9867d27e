import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@kit/render-app';
import { expectInConsole } from '@kit/watch-console';
import { ErrorBoundary } from './error-boundary';

function Broken({ error }: { error: unknown }): never {
  throw error;
}

describe('the error boundary', () => {
  it.each([
    [new Error('The list is broken'), 'The list is broken'],
    [new Error(''), 'An unexpected error occurred'],
    ['just a text', 'An unexpected error occurred'],
  ])('shows the message of %s', (error, text) => {
    // React logs caught errors.
    expectInConsole('error', /The above error occurred|just a text/);
    render(
      <ErrorBoundary>
        <Broken error={error} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    expect(document.title).toBe('Something went wrong · Talentboard');
  });
});

describe('message pages', () => {
  it('shows the 404 page for an unknown path', async () => {
    const { user } = renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(window.location.pathname).toBe('/');
  });

  it('shows Coming Soon with a link home', async () => {
    renderApp('/comingsoon');
    expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
