import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applicants, applicantName, applicantRequestId } from '@kit/applicants';
import { application, DESK_PATH, openDesk } from '@kit/open-desk';
import { renderApp } from '@kit/render-app';

const search = () => screen.getByRole('searchbox', { name: 'Search answers and profiles' });
const rows = () => within(screen.getByRole('list', { name: 'Applications' })).getAllByRole('listitem');
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

async function goBack() {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
}

it('writes several steps into one history entry', async () => {
  await openDesk(3);
  const entries = window.history.length;
  const replace = vi.spyOn(window.history, 'replaceState');
  // Both in one task, so that no timer can end between them.
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(application(3)).toBeInTheDocument();
  await waitFor(() => expect(query()).toEqual({ request: applicantRequestId(3) }));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.history.length).toBe(entries);
});

it('updates the URL before leaving the desk', async () => {
  const { user } = await openDesk(3);
  await user.keyboard('j');
  await user.click(screen.getByRole('link', { name: 'Frontend Guild of Lisbon' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Frontend Guild of Lisbon' })).toBeVisible();
  await goBack();
  expect(await screen.findByRole('group', { name: applicantName(2) })).toBeInTheDocument();
  expect(query()).toEqual({ request: applicantRequestId(2) });
});

it('returns by Back from the table and from an application opened there', async () => {
  const { user } = await openDesk(3);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(query()).toEqual({ view: 'table' });
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: applicantName(2) }));
  expect(application(2)).toHaveFocus();
  expect(query()).toEqual({ request: applicantRequestId(2) });
  await goBack();
  expect(screen.getByRole('table')).toBeInTheDocument();
  await goBack();
  expect(screen.queryByRole('table')).toBeNull();
  expect(application(1)).toBeInTheDocument();
});

it('keeps search and filters in the URL, without a history entry per key', async () => {
  const { user } = await openDesk(3);
  const entries = window.history.length;
  await user.type(search(), 'chidi applicant');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Min years' }), '1');
  await waitFor(() => expect(query()).toEqual({ q: 'chidi applicant', min: '1' }));
  expect(window.history.length).toBe(entries);
});

it('opens with the search and the filters of the URL', async () => {
  const { user } = renderDesk(`?q=person&min=1&tag=talk&role=Nobody`);
  await screen.findByText(/No applications found/);
  expect(search()).toHaveValue('person');
  await user.click(screen.getByRole('button', { name: 'Filters (3)' }));
  expect(screen.getByRole('combobox', { name: 'Min years' })).toHaveValue('1');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('Nobody');
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('talk');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.getByRole('combobox', { name: 'Min years' })).toHaveValue('');
  await waitFor(() => expect(query()).toEqual({}));
});

it('restores the search on Back', async () => {
  const { user } = await openDesk(3);
  await user.type(search(), 'dora');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.clear(search());
  await waitFor(() => expect(query()).toEqual({ view: 'table' }));
  await goBack();
  expect(search()).toHaveValue('dora');
  await waitFor(() => expect(rows()).toHaveLength(1));
});

const beNarrow = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('width <'),
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );

it('returns to the list by Back on a small screen', async () => {
  beNarrow();
  const { user } = await openDesk(3);
  await user.click(within(rows()[1] as HTMLElement).getByRole('button'));
  expect(query()).toEqual({ request: applicantRequestId(2) });
  await user.keyboard('j');
  await waitFor(() => expect(query()).toEqual({ request: applicantRequestId(3) }));
  await goBack();
  expect(query()).toEqual({});
  expect(window.location.pathname).toBe(DESK_PATH);
});

it('adds one history entry for all applications on a small screen', async () => {
  beNarrow();
  const { user } = await openDesk(3);
  const entries = window.history.length;
  for (const number of [1, 2]) {
    await user.click(within(rows()[number - 1] as HTMLElement).getByRole('button'));
    await user.keyboard('j');
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(query()).toEqual({}));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Applications' })).toHaveFocus());
    expect(rows()[number]).toContainElement(document.querySelector('[aria-current="true"]'));
  }
  expect(window.history.length).toBe(entries + 1);
});

it('opens the list from a linked application on a small screen', async () => {
  beNarrow();
  const { user } = renderDesk(`?request=${applicantRequestId(2)}`);
  const entries = window.history.length;
  await user.click(await screen.findByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(query()).toEqual({}));
  expect(window.location.pathname).toBe(DESK_PATH);
  expect(window.history.length).toBe(entries);
});

it('opens the list for a search on a small screen', async () => {
  beNarrow();
  const { user } = await openDesk(3);
  await user.click(within(rows()[1] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(application(2)).toHaveFocus());
  // Synchronous, so that no effect or timer runs before the assertion.
  fireEvent.keyDown(document.body, { key: '/' });
  expect(search()).toHaveFocus();
  await user.keyboard('dora');
  expect(search()).toHaveValue('dora');
  await waitFor(() => expect(query()).toEqual({ q: 'dora' }));
  expect(rows()).toHaveLength(1);
  const entries = window.history.length;
  await user.keyboard('{Tab}/');
  expect(search()).toHaveFocus();
  expect(window.history.length).toBe(entries);
});

function renderDesk(search: string) {
  return renderApp(DESK_PATH + search, { as: 'creator', arrange: applicants(3) });
}
