import { afterEach, expect, it } from 'vitest';

const display = (element: Element) => getComputedStyle(element).display;

afterEach(() => document.head.replaceChildren());

function shownElement() {
  document.body.innerHTML = '<div><p>Text</p></div>';
  return document.querySelector('p')!;
}

it.each<[string, (element: HTMLElement) => void, string]>([
  ['an attribute', (element) => (element.hidden = true), 'none'],
  ['a style of its own', (element) => (element.style.display = 'grid'), 'grid'],
  ['a style sheet', () => (document.head.innerHTML = '<style>p { display: flex }</style>'), 'flex'],
])('a style that was looked up before follows %s at once', (_what, change, expected) => {
  const element = shownElement();
  expect(display(element)).toBe('block');
  change(element);
  expect(display(element)).toBe(expected);
});

it('a style that was looked up before follows the text of its style sheet at once', () => {
  const element = shownElement();
  document.head.innerHTML = '<style>p { display: flex }</style>';
  expect(display(element)).toBe('flex');
  document.querySelector('style')!.firstChild!.nodeValue = 'p { display: grid }';
  expect(display(element)).toBe('grid');
});

it('styles outside of the document are looked up each time', () => {
  const element = shownElement();
  expect(display(element)).toBe('block');
  element.remove();
  element.hidden = true;
  expect(display(element)).toBe('none');
});
