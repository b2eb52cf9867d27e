import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormLock } from './field';
import { TagInput } from './tag-input';

afterEach(cleanup);

function Form({
  start,
  isLocked,
  onTags,
}: {
  start: string[];
  isLocked: boolean;
  onTags: (tags: string[]) => void;
}) {
  const [tags, setTags] = useState(start);
  return (
    <FormLock value={isLocked}>
      <TagInput
        label="Tech"
        normalize={(text) => text}
        tags={tags}
        onChange={(next) => {
          setTags(next);
          onTags(next);
        }}
      />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setTags(['Chip'])}>
        Only Chip
      </button>
      <output>{tags.join('|')}</output>
    </FormLock>
  );
}

interface Start {
  tags?: string[];
  isLocked?: boolean;
}

function start({ tags = [], isLocked = false }: Start = {}) {
  const onTags = vi.fn();
  render(<Form start={tags} isLocked={isLocked} onTags={onTags} />);
  return { user: userEvent.setup(), onTags };
}

const field = () => screen.getByLabelText('Tech');
/** The value that the form would submit. */
const value = () => document.querySelector('output')?.textContent;
const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);

test.each([
  ['Node,', 'Node added'],
  ['Node{Enter}', 'Node added'],
])('announces the tag added by %s', async (typed, announcement) => {
  const { user } = start();
  await user.type(field(), typed);
  expect(screen.getByText(announcement)).toHaveAttribute('aria-live', 'polite');
  await user.type(field(), 'R');
  expect(screen.queryByText(announcement)).toBeNull();
});

test('announces only the new tags after a paste', async () => {
  const { user } = start({ tags: ['Node'] });
  await user.click(field());
  await user.paste('Node, React, Go');
  expect(screen.getByText('React, Go added')).toHaveAttribute('aria-live', 'polite');
});

describe('adding several tags', () => {
  test('adds a tag at each separator and keeps the unfinished word', async () => {
    const { user } = start();
    await user.type(field(), 'React, Ruby on Rails; Node');
    expect(chips()).toEqual(['Remove React', 'Remove Ruby on Rails']);
    expect(field()).toHaveValue(' Node');
  });

  test('inserts pasted text into the word that is being typed', async () => {
    const { user } = start();
    await user.type(field(), 'Type');
    await user.paste('Script, Node');
    expect(value()).toBe('TypeScript|Node');
  });
});

describe('the pending text', () => {
  test('counts towards the value on each key press', async () => {
    const { user } = start({ tags: ['React'] });
    await user.type(field(), 'Node');
    expect(value()).toBe('React|Node');
    expect(chips()).toEqual(['Remove React']);
    await user.keyboard('{Backspace}');
    expect(value()).toBe('React|Nod');
    await user.clear(field());
    expect(value()).toBe('React');
  });

  test('becomes a tag on blur', async () => {
    const { user } = start();
    await user.type(field(), 'Node');
    await user.tab();
    expect(chips()).toEqual(['Remove Node']);
    expect(value()).toBe('Node');
  });

  test('disappears when the list is replaced without it', async () => {
    const { user } = start();
    await user.type(field(), 'Node');
    await user.click(screen.getByRole('button', { name: 'Only Chip' }));
    expect(value()).toBe('Chip');
    expect(field()).toHaveValue('');
  });
});

describe('input methods', () => {
  test('does not add a tag when Enter confirms a composition, even in Safari', () => {
    start();
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'にほんご' }, isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.compositionEnd(field(), { data: '日本語' });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(chips()).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(chips()).toHaveLength(1);
  });

  test('handles a separator inside a composition when the composition ends', () => {
    start();
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '日本語、' }, isComposing: true });
    expect(chips()).toEqual([]);
    expect(field()).toHaveValue('日本語、');
    fireEvent.compositionEnd(field(), { data: '日本語、' });
    expect(chips()).toEqual(['Remove 日本語']);
    expect(field()).toHaveValue('');
  });
});

describe('removing', () => {
  test('moves the focus to the next tag, the previous one or the field, and announces it', async () => {
    const { user } = start({ tags: ['React', 'Node', 'Elm'] });
    screen.getByRole('button', { name: 'Remove Node' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Elm' })).toHaveFocus();
    expect(screen.getByText('Node removed')).toHaveAttribute('aria-live', 'polite');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove React' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    expect(value()).toBe('');
  });
});

test('changes nothing and keeps the focus while the form is locked', async () => {
  const { user, onTags } = start({ tags: ['React'], isLocked: true });
  await user.click(field());
  await user.keyboard('Node{Enter}');
  await user.paste('Elm, Go');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Remove React' }));
  expect(onTags).not.toHaveBeenCalled();
  expect(value()).toBe('React');
});

test('gives phone keyboards an Enter key that adds', () => {
  start();
  expect(field()).toHaveAttribute('enterkeyhint', 'enter');
});
