import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { configuration } from '@/lib/configuration';
import { renderApp } from '@kit/render-app';

/** As if the app had been built with this address. */
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

it.each(['/comingsoon', '/auth'])('on %s links to the configured chat, in a new tab', async (path) => {
  configureHelp('https://chat.example.com/help');
  const [link, ...others] = await helpLinks(path);
  expect(others).toEqual([]);
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', 'https://chat.example.com/help');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each(['', 'javascript:alert(1)', 'chat.example.com'])('is left out for %j', async (helpUrl) => {
  configureHelp(helpUrl);
  expect(await helpLinks('/comingsoon')).toEqual([]);
});
