import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectInConsole } from '@kit/watch-console';
import { checkForNewVersion } from './new-version';
import { lazyPart, preloadKnownParts } from './lazy-part';

vi.mock('./new-version', () => ({ checkForNewVersion: vi.fn(() => Promise.resolve()) }));

interface GreetingProps {
  name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

/** Code that loads or fails when the test says so. */
function heldCode() {
  const calls: { come: (component: ComponentType<GreetingProps>) => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<ComponentType<GreetingProps>>((resolve, reject) =>
        calls.push({ come: resolve, fail: () => reject(new TypeError('Failed to fetch')) }),
      ),
  );
  const come = (call = calls.length) => act(async () => calls[call - 1]?.come(Greeting));
  const fail = (call = calls.length) => act(async () => calls[call - 1]?.fail());
  return { load, come, fail };
}

const stand = {
  fallback: ({ name }: GreetingProps) => <p>Wait, {name}</p>,
  failed: ({ name, retry }: GreetingProps & { retry: () => void }) => (
    <>
      <p>Sorry, {name}</p>
      <button onClick={retry}>Retry</button>
    </>
  ),
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a part in a chunk of its own', () => {
  it('shows its fallback until the code has loaded', async () => {
    const { load, come } = heldCode();
    const Part = lazyPart(load, stand);
    expect(load).not.toHaveBeenCalled();
    render(<Part name="Ada" />);
    expect(screen.getByText('Wait, Ada')).toBeVisible();
    await come();
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('Wait, Ada')).toBeNull();
  });

  it('renders at once when it was preloaded, and loads once', async () => {
    const { load, come } = heldCode();
    const Part = lazyPart(load, stand);
    Part.preload();
    Part.preload();
    await come();
    await Part.whenReady();
    render(<Part name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows that it failed, after checking for a new version', async () => {
    const { load, fail } = heldCode();
    const Part = lazyPart(load, stand);
    let tellVersion = () => {};
    vi.mocked(checkForNewVersion).mockReturnValueOnce(new Promise((resolve) => (tellVersion = resolve)));
    render(<Part name="Ada" />);
    await fail();
    expect(screen.getByText('Wait, Ada')).toBeVisible();
    await act(async () => tellVersion());
    expect(screen.getByText('Sorry, Ada')).toBeVisible();
  });

  it('shows the fallback after a failure if there is nothing else', async () => {
    const { load, fail } = heldCode();
    const Part = lazyPart(load, { fallback: stand.fallback });
    render(<Part name="Ada" />);
    await fail();
    expect(screen.getByText('Wait, Ada')).toBeVisible();
  });

  it('shows nothing by default', async () => {
    const { load, fail } = heldCode();
    const Part = lazyPart(load);
    const { container } = render(<Part name="Ada" />);
    expect(container).toBeEmptyDOMElement();
    await fail();
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['its retry', () => act(async () => screen.getByRole('button', { name: 'Retry' }).click())],
    ['the connection', () => act(async () => window.dispatchEvent(new Event('online')))],
  ])('appears after all with %s', async (_what, again) => {
    const { load, fail, come } = heldCode();
    const Part = lazyPart(load, stand);
    render(<Part name="Ada" />);
    await fail();
    await again();
    expect(load).toHaveBeenCalledTimes(2);
    // The message stays until it is no longer true.
    expect(screen.getByText('Sorry, Ada')).toBeVisible();
    await come();
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('is loaded again on the next use, which waits for that', async () => {
    const { load, fail, come } = heldCode();
    const Part = lazyPart(load, stand);
    const first = render(<Part name="Ada" />);
    await fail();
    first.unmount();
    render(<Part name="Grace" />);
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Wait, Grace')).toBeVisible();
    await fail();
    expect(screen.getByText('Sorry, Grace')).toBeVisible();
    await act(async () => window.dispatchEvent(new Event('online')));
    await come();
    expect(screen.getByText('Hello Grace')).toBeVisible();
  });

  it.each([
    [9_999, 'Wait, Ada'],
    [10_000, 'Sorry, Ada'],
  ])('after %i ms without an answer it shows: %s', async (ms, text) => {
    const { load, come } = heldCode();
    const Part = lazyPart(load, stand);
    render(<Part name="Ada" />);
    await act(async () => vi.advanceTimersByTime(ms));
    expect(screen.getByText(text)).toBeVisible();
    // A late answer is still used.
    await come();
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('can have a shorter timeout', async () => {
    const { load } = heldCode();
    const Part = lazyPart(load, { ...stand, patienceMs: 50 });
    render(<Part name="Ada" />);
    await act(async () => vi.advanceTimersByTime(50));
    expect(screen.getByText('Sorry, Ada')).toBeVisible();
  });

  it('is preloaded with all others, unless it is a page', async () => {
    const [part, page] = [heldCode(), heldCode()];
    lazyPart(part.load, stand);
    lazyPart(page.load, { ...stand, isPage: true });
    preloadKnownParts();
    preloadKnownParts();
    expect(part.load).toHaveBeenCalledTimes(1);
    expect(page.load).not.toHaveBeenCalled();
    await part.come();
  });

  it('neither times out nor loads again once it has loaded', async () => {
    const { load, come } = heldCode();
    const Part = lazyPart(load, stand);
    render(<Part name="Ada" />);
    await come();
    expect(vi.getTimerCount()).toBe(0);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested once when the connection is back', async () => {
    const { load, fail } = heldCode();
    const Part = lazyPart(load, stand);
    render(<Part name="Ada" />);
    await fail();
    expect(vi.getTimerCount()).toBe(0);
    await act(async () => window.dispatchEvent(new Event('online')));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('never keeps a preload waiting for ever', async () => {
    const { load } = heldCode();
    const ready = vi.fn();
    void lazyPart(load, stand).whenReady().then(ready);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalled();
  });
});

describe('a part whose fallback has controls', () => {
  const control = ({ name }: GreetingProps) => <button id="greet">{name}</button>;
  const Greeter = ({ name }: GreetingProps) => (
    <p>
      <button id="greet">Hello {name}</button>
    </p>
  );

  function showFallback() {
    let come = (_component: ComponentType<GreetingProps>) => {};
    const Part = lazyPart<GreetingProps>(() => new Promise((resolve) => (come = resolve)), {
      fallback: control,
      hasControls: true,
    });
    render(<Part name="Ada" />);
    return { come: () => act(async () => come(Greeter)), whenReady: () => Part.whenReady() };
  }

  it('does not replace one that is being pressed', async () => {
    const { come, whenReady } = showFallback();
    const button = screen.getByRole('button', { name: 'Ada' });
    // jsdom presses nothing.
    const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(button);
    await come();
    expect(button).toBeVisible();
    pressed.mockRestore();
    await act(async () => vi.advanceTimersByTimeAsync(20));
    await whenReady();
    expect(screen.getByRole('button', { name: 'Hello Ada' })).toBeVisible();
  });

  it('keeps the focus', async () => {
    const { come } = showFallback();
    screen.getByRole('button', { name: 'Ada' }).focus();
    await come();
    expect(screen.getByRole('button', { name: 'Hello Ada' })).toHaveFocus();
  });
});

it('a part that throws does not affect anything else, and can be retried', async () => {
  expectInConsole('error', /broken/);
  let isBroken = true;
  const Fragile = ({ name }: GreetingProps) => {
    if (isBroken) throw new Error('broken');
    return <p>Hello {name}</p>;
  };
  const Part = lazyPart(() => Promise.resolve(Fragile), {
    failed: ({ error, retry }) => <button onClick={retry}>{String(error)}</button>,
  });
  render(
    <>
      <p>The rest</p>
      <Part name="Ada" />
    </>,
  );
  await act(async () => Part.whenReady());
  expect(screen.getByText('The rest')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Error: broken' });
  isBroken = false;
  await act(async () => button.click());
  expect(screen.getByText('Hello Ada')).toBeVisible();
});
