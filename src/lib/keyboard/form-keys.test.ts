// @vitest-environment jsdom
import type { KeyboardEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { submitOnModEnter } from './form-keys';

afterEach(() => {
  document.body.innerHTML = '';
});

type Press = { key?: string; ctrlKey?: boolean; metaKey?: boolean; isComposing?: boolean; keyCode?: number };

/** Presses a key in the page's field. @returns whether its form was submitted and the key's default prevented */
function press(html: string, keys: Press, selector = 'textarea') {
  document.body.innerHTML = html;
  const target = document.querySelector(selector);
  const form = document.querySelector('form');
  const requestSubmit = vi.fn();
  if (form) form.requestSubmit = requestSubmit;
  const preventDefault = vi.fn();
  const { key = 'Enter', ctrlKey = false, metaKey = false, isComposing = false, keyCode = 13 } = keys;
  const event = { key, ctrlKey, metaKey, target, preventDefault, nativeEvent: { isComposing, keyCode } };
  submitOnModEnter(event as unknown as KeyboardEvent<HTMLElement>);
  expect(preventDefault.mock.calls.length).toBe(requestSubmit.mock.calls.length);
  return requestSubmit.mock.calls.length === 1;
}

const FORM = '<form><textarea></textarea><button>Send</button></form>';

describe('Enter in a textarea', () => {
  it.each<[string, Press, boolean]>([
    ['submits with Ctrl', { ctrlKey: true }, true],
    ['submits with Cmd', { metaKey: true }, true],
    ['does not submit without a modifier', {}, false],
    ['does not submit during a composition', { ctrlKey: true, isComposing: true }, false],
    ['does not submit when Safari has just ended a composition', { ctrlKey: true, keyCode: 229 }, false],
    ['is required: Ctrl+B does not submit', { ctrlKey: true, key: 'b' }, false],
  ])('%s', (_how, keys, isSent) => {
    expect(press(FORM, keys)).toBe(isSent);
  });

  it.each([
    ['<form><textarea></textarea></form>', true],
    ['<form><textarea></textarea><button disabled>Send</button></form>', false],
    [
      '<form><textarea></textarea><button type="button" disabled>Other</button><button>Send</button></form>',
      true,
    ],
    ['<form id="f"><textarea></textarea></form><button form="f" disabled>Send</button>', false],
    ['<form><textarea></textarea><fieldset disabled></fieldset><button>Send</button></form>', true],
    ['<textarea></textarea>', false],
  ])('with Ctrl in %s submits the form: %s', (html, isSent) => {
    expect(press(html, { ctrlKey: true })).toBe(isSent);
  });
});

it('submits the form from an input', () => {
  expect(press('<form><input /><button>Send</button></form>', { ctrlKey: true }, 'input')).toBe(true);
});
