// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepSelection } from './keep-selection';

const EARLY = '<div id="root"><div data-look="frame"><h1>Early birds</h1></div></div>';
const root = () => document.getElementById('root')!;
const selected = () => document.getSelection()?.toString();
/** Observers are told of what has changed. */
const told = () => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML = EARLY;
  document.getSelection()?.selectAllChildren(document.querySelector('h1')!);
  expect(selected()).toBe('Early birds');
  return () => document.body.replaceChildren();
});

it('selects the same text in what the app has put in its place', async () => {
  keepSelection();
  // Something else changes first.
  document.body.append(document.createElement('div'));
  await told();
  root().innerHTML = '<main><h1>Early birds</h1></main>';
  expect(selected()).toBe('');
  await told();
  expect(selected()).toBe('Early birds');
});

it('ends where the app shows something else: nothing is selected under anybody’s hands later', async () => {
  keepSelection();
  root().innerHTML = '<main><p>Not found</p></main>';
  await told();
  root().innerHTML = '<main><h1>Early birds</h1></main>';
  await told();
  expect(selected()).toBe('');
});
