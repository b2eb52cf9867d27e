import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@kit/render-app';
import { pass, stopClock, until } from '@kit/stopped-clock';

it.each([
  ['/', 'searchType=board', /^\d+ board/],
  ['/?mode=member', 'searchType=member', /^\d+ members/],
])('on %s a search starts 300 ms after typing has stopped', async (path, query, loaded) => {
  const { calls } = renderApp(path);
  await screen.findByText(loaded);
  const box = screen.getByRole('searchbox');
  stopClock();
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const terms = () => calls.map((call) => new URLSearchParams(call.path.split('?')[1]).get('searchTerm'));

  type('ca');
  await pass(299);
  type('car');
  await pass(299);
  expect(window.location.search).not.toContain('q=');
  await pass(1);
  expect(new URLSearchParams(window.location.search).get('q')).toBe('car');
  await until(() => expect(terms()).toEqual([null, 'car']));
  expect(calls.at(-1)?.path).toContain(query);
});
