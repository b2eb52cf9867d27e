import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAppCommands, useScreenCommands, type Command } from './commands';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

interface Props {
  screen?: readonly Command[];
  app?: readonly Command[];
}

function Page({ screen = [], app = [] }: Props) {
  useScreenCommands(screen);
  useAppCommands(app);
  return null;
}

function withCommand(keys: Command['keys'], rest: Partial<Command> = {}) {
  const run = vi.fn();
  const command: Command = { label: 'Next', keys: keys ?? [], run, ...rest };
  return { run, command, ...render(<Page screen={[command]} />) };
}

const press = (key: string, rest: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...rest });

function put(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  const element = holder.querySelector<HTMLElement>('[data-here]');
  if (element === null) throw new Error('Nothing here');
  return element;
}

it('runs a command by each of its keys, and prevents the browser’s default', () => {
  const { run } = withCommand(['j', 'ArrowDown', '$mod+z']);
  expect(press('j')).toBe(false);
  press('ArrowDown');
  press('z', { ctrlKey: true });
  expect(run).toHaveBeenCalledTimes(3);
  expect(press('x')).toBe(true);
  press('z');
  press('j', { altKey: true });
  expect(run).toHaveBeenCalledTimes(3);
});

it('distinguishes a letter with Shift, but not a capital by Caps Lock', () => {
  const plain = vi.fn();
  const { run } = withCommand('Shift+y');
  render(<Page screen={[{ label: 'Plain', keys: 'y', run: plain }]} />);
  press('Y', { shiftKey: true });
  expect(run).toHaveBeenCalledTimes(1);
  expect(plain).not.toHaveBeenCalled();
  // Caps Lock.
  press('Y');
  expect(plain).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('repeats while a key is held down only for repeating commands', () => {
  const single = withCommand('u');
  const repeating = withCommand('j', { repeats: true });
  press('u');
  press('u', { repeat: true });
  press('j');
  press('j', { repeat: true });
  expect(single.run).toHaveBeenCalledTimes(1);
  expect(repeating.run).toHaveBeenCalledTimes(2);
});

it('prefers the screen’s command to the app’s', () => {
  const [ofApp, ofScreen] = [vi.fn(), vi.fn()];
  const page = render(
    <Page
      app={[{ label: 'App', keys: 'c', run: ofApp }]}
      screen={[{ label: 'Screen', keys: 'c', run: ofScreen }]}
    />,
  );
  press('c');
  expect(ofScreen).toHaveBeenCalledTimes(1);
  expect(ofApp).not.toHaveBeenCalled();
  page.rerender(<Page app={[{ label: 'App', keys: 'c', run: ofApp }]} />);
  press('c');
  expect(ofApp).toHaveBeenCalledTimes(1);
});

it.each(['dialog', 'alertdialog', 'menu'])('does nothing while a %s is open', (role) => {
  const { run } = withCommand('j');
  const above = put(`<div role="${role}" data-state="open" data-here><button>a</button></div>`);
  press('j');
  press('j', {}, above.querySelector('button') as Element);
  expect(run).not.toHaveBeenCalled();
  above.dataset.state = 'closed';
  press('j');
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  '<div role="radiogroup"><button data-here>a</button></div>',
  '<div role="tablist"><button data-here>a</button></div>',
  '<input type="radio" data-here>',
])('leaves arrow keys to %s', (html) => {
  const { run } = withCommand(['j', 'ArrowDown']);
  const option = put(html);
  press('ArrowDown', {}, option);
  expect(run).not.toHaveBeenCalled();
  press('j', {}, option);
  expect(run).toHaveBeenCalledTimes(1);
});

it('ignores keys in a field, prevented keys, and keys of an input method', () => {
  const { run } = withCommand('j');
  press('j', {}, put('<input data-here>'));
  press('j', { isComposing: true });
  const own = put('<button data-here>a</button>');
  own.addEventListener('keydown', (event) => event.preventDefault());
  press('j', {}, own);
  expect(run).not.toHaveBeenCalled();
});

it('ignores a key if a component stops its event', () => {
  const { run } = withCommand('j');
  document.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
  press('j');
  expect(run).not.toHaveBeenCalled();
  press('j');
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ['2', 'Digit2', {}],
  ['é', 'Digit2', {}],
  ['"', 'Digit2', {}],
  ['@', 'Digit2', { shiftKey: true }],
  ['2', 'Numpad2', {}],
])('runs a digit’s command for %s typed by %s', (key, code, modifiers) => {
  const { run } = withCommand('2');
  press(key, { code, ...modifiers });
  expect(run).toHaveBeenCalledTimes(1);
});

it('prefers the typed character’s command to the digit’s', () => {
  const { run } = withCommand('7');
  const search = vi.fn();
  render(<Page screen={[{ label: 'Search', keys: '/', run: search }]} />);
  press('/', { code: 'Digit7', shiftKey: true });
  press('End', { code: 'Numpad7' });
  press('7', { code: 'Digit7', ctrlKey: true });
  expect(search).toHaveBeenCalledTimes(1);
  expect(run).not.toHaveBeenCalled();
});
