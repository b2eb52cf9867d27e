import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS, SHORT_LINK_RETURN_DELAY_MS } from '@/domain/limits';
import { renderApp } from '@kit/render-app';
import { FAULT_KINDS, install, SENTENCES, type FaultKind } from './fault-kinds';
import { holdLongTimers } from './held-timers';
import { QUERY_ROWS, type QueryRow } from './query-rows';
import { expectNavBar, expectNoLeaks, signInAgain } from './screen-checks';

async function meet(row: QueryRow, kind: FaultKind): Promise<void> {
  const timers = holdLongTimers();
  const fault = install(row.call, kind);
  const app = renderApp(row.path, {
    ...(row.as === undefined ? {} : { as: row.as }),
    ...(row.arrange === undefined ? {} : { arrange: row.arrange }),
  });
  await row.open?.(app);
  let expired = 0;
  const expire = async () => {
    await timers.expire(REQUEST_TIMEOUT_MS, () => fault.met() - expired);
    expired = fault.met();
  };
  if (kind === 'no answer until the timeout') {
    await expire();
    // Onboarding makes four attempts.
    while (row.path === '/onboarding' && row.endpoint === 'getMyProfile' && expired < 4) await expire();
  }

  const isShortLink = row.endpoint === 'resolveShortLink';
  if (kind === '401' && row.as !== undefined) {
    await signInAgain(app, row.as, fault);
    await row.well(app);
    return expectNoLeaks();
  }

  const told = row.except?.[kind] ?? row.told;
  if (told === null) {
    await row.still?.();
    await waitFor(() => expect(fault.met()).toBeGreaterThan(0));
    expectNavBar();
    return expectNoLeaks();
  }
  // The part that says so may be replaced when another answer arrives.
  await waitFor(() => expect(screen.getByText(told.text)).toBeVisible());
  if (told.hasSentence) expect(screen.getByText(SENTENCES[kind])).toBeVisible();
  await row.still?.();
  expectNoLeaks();
  if (!isShortLink) expectNavBar();

  fault.stop();
  if (isShortLink) {
    expect(screen.getByText('Redirecting to home page...')).toBeVisible();
    await timers.expire(SHORT_LINK_RETURN_DELAY_MS, () => 1);
    await row.well(app);
  } else if (told.retry === null) {
    // There is nothing to retry here, but the rest of the app works.
    await app.user.click(screen.getByRole('link', { name: 'Talentboard' }));
    expect(await screen.findByRole('heading', { name: 'Discover Amazing Talent' })).toBeVisible();
  } else {
    await app.user.click(screen.getByRole('button', { name: told.retry }));
    await row.well(app);
    await waitFor(() => expect(screen.queryByText(told.text)).toBeNull());
  }
  expectNoLeaks();
}

describe.each(QUERY_ROWS)('$screen ($endpoint)', (row) => {
  it.each(FAULT_KINDS)('%s', (kind) => meet(row, kind));
});
