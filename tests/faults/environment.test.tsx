import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectToast } from '@kit/steps';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { expectNoLeaks } from './screen-checks';

// Before the test setup clears the storage.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const STORAGE_FAULTS: Record<string, () => void> = {
  full: () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  },
  'blocked for every access': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    }
  },
  missing: () => vi.stubGlobal('localStorage', undefined),
};

describe.each(Object.entries(STORAGE_FAULTS))('local storage %s', (_how, breakStorage) => {
  it('loses only drafts, and says so', async () => {
    breakStorage();
    const { user } = renderApp('/boards/create', { as: 'outsider' });
    await user.click(await screen.findByLabelText('Board name'));
    await user.paste('Frontend Guild of Porto');
    expect(await screen.findByText(/Storage is full or unavailable/)).toBeVisible();
    await user.click(screen.getByLabelText('Description'));
    await user.paste('People who care for the browser.');
    await user.click(screen.getByRole('button', { name: 'designers' }));
    const submit = screen.getByRole('button', { name: 'Create Board' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    await expectToast('Board created successfully');
    expectNoLeaks();
  });

  it.each([
    ['/', BOARD_NAME],
    ['/profile', 'Otto Outsider'],
    [`/board/join/${BOARD_ID}`, /invited you to join/],
    [`/boards/${BOARD_ID}`, BOARD_NAME],
  ])('%s is shown as usual', async (path, text) => {
    breakStorage();
    renderApp(path, { as: 'outsider' });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expectNoLeaks();
  });
});

it.each(['2016-01-01', '2036-01-01'])('a clock set to %s: dates stay readable', async (now) => {
  vi.setSystemTime(new Date(now));
  renderApp(`/boards/${BOARD_ID}?tab=requests`, { as: 'creator' });
  expect(await screen.findByText(now.startsWith('2016') ? 'now' : /years ago/)).toBeVisible();
  expectNoLeaks();
});
