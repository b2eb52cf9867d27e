// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { waitingNotices } from './toasts/notice-store';
import { expectInConsole } from '@kit/watch-console';
import { lazyComponent, lazyDialog } from './lazy-component';

interface GreetingProps {
  name: string;
  onClose: () => void;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const fallback = ({ name }: GreetingProps) => <p>Wait, {name}</p>;
const onClose = vi.fn();
const show = (Component: ComponentType<GreetingProps>) => render(<Component name="Ada" onClose={onClose} />);

/** A chunk that fails to load this many times. */
function codeThatFails(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return Greeting;
  });
}

describe('lazyComponent', () => {
  it('shows its fallback until the chunk has loaded', async () => {
    const load = codeThatFails(0);
    const Component = lazyComponent(load, { fallback });
    expect(load).not.toHaveBeenCalled();
    show(Component);
    expect(screen.getByText('Wait, Ada')).toBeVisible();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('Wait, Ada')).toBeNull();
  });

  it('renders synchronously after a preload and loads once', async () => {
    const load = codeThatFails(0);
    const Component = lazyComponent(load, { fallback });
    await Promise.all([Component.preload(), Component.preload()]);
    show(Component);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows an error if the chunk fails to load, and reloads it on Retry', async () => {
    expectInConsole('error', /./);
    show(lazyComponent(codeThatFails(1), { fallback }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part couldn’t be loaded.');
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('loads again on the next mount after a failed preload', async () => {
    const Component = lazyComponent(codeThatFails(1));
    await Component.preload();
    show(Component);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('isolates an error of the component from the rest of the screen', async () => {
    expectInConsole('error', /broken/);
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <p>Repaired</p>;
    };
    const Component = lazyComponent(async () => Fragile, {
      failed: ({ error, retry }) => <button onClick={retry}>{String(error)}</button>,
    });
    render(
      <>
        <p>The rest</p>
        <Component />
      </>,
    );
    const button = await screen.findByRole('button', { name: 'Error: broken' });
    expect(screen.getByText('The rest')).toBeVisible();
    isBroken = false;
    await act(async () => button.click());
    expect(await screen.findByText('Repaired')).toBeVisible();
  });
});

it('closes a dialog that fails to load and shows a notice', async () => {
  expectInConsole('error', /./);
  show(lazyDialog(codeThatFails(1)));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(waitingNotices.get()).toEqual(['Couldn’t load that. Check your connection and try again.']);
});
