import { screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { clearToasts } from '@/ui/toasts/toast-store';
import { renderApp } from '../render-app';
import { FAULT_KINDS, HAS_GOOD_STATUS, install, type FaultKind } from './fault-kinds';
import { holdLongTimers } from './held-timers';
import { MUTATION_ROWS, pressSubmit, type MutationRow } from './mutation-rows';
import { expectNavBar, expectNoLeaks, expectTold, signInAgain } from './screen-checks';

/** A refused token is answered by one repeat with a fresh one; nothing else is ever sent twice by itself. */
const sendsOf = (kind: FaultKind) => (kind === '401' ? 2 : 1);

async function meet(row: MutationRow, kind: FaultKind): Promise<void> {
  const timers = holdLongTimers();
  const fault = install(row.call, kind);
  const app = renderApp(row.path, {
    as: row.as,
    ...(row.arrange === undefined ? {} : { arrange: row.arrange }),
  });
  await row.open(app);
  await row.fill?.(app);
  expect(screen.queryByText(row.done)).toBeNull();
  await pressSubmit(row);
  if (kind === 'no answer until the timeout') await timers.expire(REQUEST_TIMEOUT_MS, fault.met);

  if (HAS_GOOD_STATUS.has(kind) && row.ended?.[kind] === undefined) {
    await expectTold(row.done);
    expect(fault.met()).toBe(1);
    return expectNoLeaks();
  }
  if (kind === '401') {
    await signInAgain(app, row.as, fault);
    await row.open(app);
  } else {
    await expectTold(row.ended?.[kind] ?? row.told(kind));
    expectNavBar();
  }
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
  row.kept?.();
  if (row.ended?.[kind] !== undefined) return;

  fault.stop();
  clearToasts();
  await pressSubmit(row);
  await expectTold(row.done);
  expect(fault.met()).toBe(sendsOf(kind));
  expectNoLeaks();
}

// Sonner keeps what is on screen for the next toaster, which here is the next case's.
afterEach(() => toast.getToasts().forEach(({ id }) => void toast.dismiss(id)));

describe.each(MUTATION_ROWS)('$screen ($endpoint)', (row) => {
  it.each(FAULT_KINDS)('%s', (kind) => meet(row, kind));
});
