import * as Menu from '@radix-ui/react-dropdown-menu';
import { fireEvent, render, screen } from '@testing-library/react';
import type { HTMLAttributes } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { PortalEdge } from './portal-edge';

/** React's bubbling events, by the name under which Testing Library fires them. */
const EVENTS = [
  ...(['submit', 'reset', 'input', 'click', 'doubleClick', 'contextMenu'] as const),
  ...(['keyDown', 'keyUp', 'focus', 'blur', 'pointerDown', 'pointerMove', 'pointerUp'] as const),
  ...(['pointerCancel', 'mouseDown', 'mouseMove', 'mouseUp', 'mouseOver', 'mouseOut', 'wheel'] as const),
  ...(['touchStart', 'touchMove', 'touchEnd', 'compositionStart', 'copy', 'cut', 'paste'] as const),
  ...(['dragStart', 'dragOver', 'drop', 'transitionEnd'] as const),
];

/** Fires the native event that React listens for; it has another name for focus events. */
const fireIn = (element: HTMLElement, name: (typeof EVENTS)[number]) => {
  if (name === 'focus') return fireEvent.focusIn(element);
  if (name === 'blur') return fireEvent.focusOut(element);
  const touches = [{ clientX: 1, clientY: 1 }];
  return fireEvent[name](element, { touches, changedTouches: touches });
};

const handlers = (onEvent: (name: string) => void): HTMLAttributes<HTMLElement> =>
  Object.fromEntries(
    EVENTS.map((name) => {
      const prop = `on${name[0]?.toUpperCase()}${name.slice(1)}`;
      return [prop, () => onEvent(name)];
    }),
  );

const inDialog = (
  <Dialog isOpen onClose={() => undefined} title="A dialog">
    <form aria-label="inner">
      <input aria-label="inside" defaultValue="a" />
    </form>
  </Dialog>
);
const inMenu = (
  <Menu.Root open modal={false}>
    <Menu.Trigger>Menu</Menu.Trigger>
    <Menu.Portal>
      <PortalEdge>
        <Menu.Content>
          <Menu.Item>inside</Menu.Item>
        </Menu.Content>
      </PortalEdge>
    </Menu.Portal>
  </Menu.Root>
);

describe.each([
  ['a dialog', inDialog, () => screen.getByLabelText('inside')],
  ['a menu', inMenu, () => screen.getByRole('menuitem', { name: 'inside' })],
])('%s', (_, portal, find) => {
  it.each(EVENTS)('stops the event %s at the edge of the portal', (name) => {
    const onEvent = vi.fn();
    render(
      <div data-testid="outside" {...handlers(onEvent)}>
        {portal}
      </div>,
    );
    fireIn(find(), name);
    expect(onEvent).not.toHaveBeenCalled();
    // Control: the same event outside of the portal reaches the handler.
    fireIn(screen.getByTestId('outside'), name);
    expect(onEvent).toHaveBeenCalledWith(name);
  });
});

it('stops a change in a dialog before the form around it', () => {
  const onChange = vi.fn();
  render(<form onChange={onChange}>{inDialog}</form>);
  fireEvent.change(screen.getByLabelText('inside'), { target: { value: 'b' } });
  expect(screen.getByLabelText('inside')).toHaveValue('b');
  expect(onChange).not.toHaveBeenCalled();
});

it('submits the form in a dialog, but not the form around it', () => {
  const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const onInner = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Dialog isOpen onClose={() => undefined} title="A dialog">
        <form onSubmit={onInner}>
          <button type="submit">Save</button>
        </form>
      </Dialog>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onInner).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('lets listeners on window and document receive events from a dialog', () => {
  render(inDialog);
  for (const target of [window, document]) {
    const listener = vi.fn();
    target.addEventListener('keydown', listener);
    target.addEventListener('pointerdown', listener);
    fireEvent.keyDown(screen.getByLabelText('inside'), { key: 'k', ctrlKey: true });
    fireEvent.pointerDown(screen.getByLabelText('inside'));
    target.removeEventListener('keydown', listener);
    target.removeEventListener('pointerdown', listener);
    expect(listener).toHaveBeenCalledTimes(2);
  }
});
