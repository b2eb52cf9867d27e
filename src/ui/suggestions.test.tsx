import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { textFinder } from '@/domain/text';
import { FormLock } from './form-lock';
import { TagInput } from './tag-input';

afterEach(cleanup);

interface Start {
  tags?: string[];
  isLocked?: boolean;
  find: (typed: string) => string[];
}

function Form({ tags: first = [], isLocked = false, find }: Start) {
  const [tags, setTags] = useState(first);
  return (
    <FormLock value={isLocked}>
      <TagInput label="Tech" normalise={(text) => text} tags={tags} onChange={setTags} find={find} />
    </FormLock>
  );
}

function start(props: Start) {
  render(<Form {...props} />);
  return { user: userEvent.setup() };
}

const field = () => screen.getByLabelText('Tech');
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);

describe('suggestions', () => {
  const find = textFinder(['React', 'React Native', 'Łódź stack', 'Node']);
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const isExpanded = () => field().getAttribute('aria-expanded') === 'true';

  test('are those that contain what is typed, folded, without what is in the list', async () => {
    const { user } = start({ tags: ['react'], find });
    expect(field()).toHaveRole('combobox');
    await user.click(field());
    expect(offered()).toEqual([]);
    expect(isExpanded()).toBe(false);
    await user.keyboard('REA');
    expect(offered()).toEqual(['React Native']);
    expect(isExpanded()).toBe(true);
    await user.clear(field());
    expect(isExpanded()).toBe(false);
    await user.keyboard('lodz');
    expect(offered()).toEqual(['Łódź stack']);
    expect(screen.getByRole('listbox')).toHaveAttribute('id', field().getAttribute('aria-controls'));
  });

  test('are added by a press, and the focus stays', async () => {
    const { user } = start({ find });
    await user.type(field(), 'nat');
    await user.click(screen.getByRole('option', { name: 'React Native' }));
    expect(chips()).toEqual(['Remove React Native']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(offered()).toEqual([]);
    expect(screen.getByText('React Native added')).toHaveAttribute('aria-live', 'polite');
  });

  test('are added by Enter once an arrow has led there; until then it adds what is typed', async () => {
    const { user } = start({ find });
    await user.type(field(), 'rea{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { selected: true });
    expect(second).toHaveTextContent('React Native');
    expect(field()).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(chips()).toEqual(['Remove React']);
    await user.keyboard('nat{ArrowUp}{ArrowDown}{Enter}');
    expect(chips()).toEqual(['Remove React', 'Remove nat']);
    expect(offered()).toEqual([]);
  });

  test('are all there for the arrow down, and for a press on the field that has the focus', async () => {
    const { user } = start({ find });
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(offered()).toHaveLength(4);
    await user.keyboard('{Escape}');
    expect(offered()).toEqual([]);
    await user.click(field());
    expect(offered()).toHaveLength(4);
  });

  test('are closed by Escape, and nothing else hears of it', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard, true);
    const { user } = start({ find });
    await user.type(field(), 'r{Escape}');
    expect(offered()).toEqual([]);
    expect(field()).toHaveValue('r');
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', heard, true);
    expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['r', 'Escape']);
  });

  test('go with the text that they are for, also where nobody has erased it', async () => {
    const { user } = start({ find });
    await user.type(field(), 'rea');
    await user.paste('ct, Go');
    expect(field()).toHaveValue('');
    expect(offered()).toEqual([]);
    await user.keyboard('rea{Control>}{Enter}{/Control}');
    expect(field()).toHaveValue('');
    expect(offered()).toEqual([]);
  });

  test('are none while the form is locked', async () => {
    const { user } = start({ find, isLocked: true });
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(offered()).toEqual([]);
  });
});
