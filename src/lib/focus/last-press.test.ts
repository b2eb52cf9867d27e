// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { followPresses, lastPressed } from './last-press';

/** The controls of a page, and what is pressed. */
function page(html: string) {
  document.body.innerHTML = html;
  return (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
const pressedId = () => lastPressed()?.id ?? null;
const pressKey = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

let stop = () => {};

beforeEach(() => {
  stop = followPresses();
  return () => {
    stop();
    document.body.innerHTML = '';
  };
});

describe('the control that was pressed last', () => {
  it.each([
    ['a button, by what is drawn in it', '<button id="one"><svg><path /></svg></button>', 'path', 'one'],
    ['a link', '<a id="one" href="#x"><b>Go</b></a>', 'b', 'one'],
    ['an input', '<input id="one" />', 'input', 'one'],
    ['a select', '<select id="one"></select>', 'select', 'one'],
    ['a textarea', '<textarea id="one"></textarea>', 'textarea', 'one'],
    ['a summary', '<details><summary id="one"><i></i></summary></details>', 'i', 'one'],
    ['a row that takes the focus', '<div id="one" tabindex="0"><i></i></div>', 'i', 'one'],
    ['no place that only a script gives the focus', '<div id="one" tabindex="-1"><i></i></div>', 'i', null],
    ['no anchor without an address', '<a id="one">Go</a>', 'a', null],
    ['nothing beside the controls', '<button id="one">Go</button><p>Text</p>', 'p', null],
    [
      'the button of a menu, for one of its entries',
      '<button id="one">Menu</button><div role="menu" aria-labelledby="one"><button id="two">Edit</button></div>',
      '#two',
      'one',
    ],
    [
      'the entry itself where its menu has no button',
      '<div role="menu" aria-labelledby="gone"><button id="two">Edit</button></div>',
      '#two',
      'two',
    ],
  ])('is %s', (_what, html, selector, id) => {
    const press = page(html);
    press(selector);
    expect(pressedId()).toBe(id);
  });

  it('is known even if the page stops the event', () => {
    const press = page('<button id="one">Go</button>');
    document.querySelector('button')?.addEventListener('click', (event) => event.stopPropagation());
    press('button');
    expect(pressedId()).toBe('one');
  });

  it('is null once another place or a key was pressed', () => {
    const press = page('<button id="one">Go</button><p>Text</p>');
    press('button');
    press('p');
    expect(pressedId()).toBeNull();
    press('button');
    pressKey();
    expect(pressedId()).toBeNull();
    press('button');
    document.dispatchEvent(new MouseEvent('click'));
    expect(pressedId()).toBeNull();
  });
});

it('is forgotten and no longer followed once that is stopped', () => {
  const press = page('<button id="one">Go</button><button id="two">Stop</button>');
  press('#one');
  stop();
  expect(lastPressed()).toBeNull();
  press('#two');
  expect(lastPressed()).toBeNull();
});
