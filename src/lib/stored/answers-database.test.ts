// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANSWERS_MAX_BYTES, openAnswers, UPGRADES, type AnswerKey } from './answers-database';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const board = (id: string, account = 'ana'): AnswerKey => [account, 'getBoard', `"${id}"`];
/** Text of so many bytes. */
const long = (bytes: number) => 'x'.repeat(bytes);

it('gives back what was stored, and undefined for anything else', async () => {
  const answers = openAnswers();
  await answers.write(() => [[board('a'), { at: 5, text: '{"id":"a"}' }]]);
  expect(await answers.read(board('a'))).toEqual({ at: 5, text: '{"id":"a"}' });
  expect(await answers.read(board('b'))).toBeUndefined();
  expect(await answers.read(board('a', 'ben'))).toBeUndefined();
  expect(await answers.read(['ana', 'listMyBoards', '"a"'])).toBeUndefined();
});

it('keeps exactly as much as there is room for, and drops the oldest first', async () => {
  const answers = openAnswers();
  const half = ANSWERS_MAX_BYTES / 2;
  // The order in which they are stored, and that of their keys, are not that of their times.
  await answers.write(() => [[board('b'), { at: 1, text: long(half) }]]);
  await answers.write(() => [[board('a'), { at: 3, text: long(half) }]]);
  expect(await answers.read(board('b'))).toBeDefined();
  await answers.write(() => [[board('c'), { at: 2, text: 'c' }]]);
  expect(await answers.read(board('b'))).toBeUndefined();
  expect(await answers.read(board('a'))).toBeDefined();
  expect(await answers.read(board('c'))).toBeDefined();
});

it('drops nothing for an answer that is too long to be kept', async () => {
  const answers = openAnswers();
  await answers.write(() => [
    [board('a'), { at: 1, text: 'a' }],
    [board('b'), { at: 1, text: 'b' }],
  ]);
  await answers.write(() => [[board('b'), { at: 2, text: long(ANSWERS_MAX_BYTES + 1) }]]);
  expect(await answers.read(board('a'))).toBeDefined();
  // What was kept of it before is out of date.
  expect(await answers.read(board('b'))).toBeUndefined();
});

it('keeps one account, whatever the others are called', async () => {
  const answers = openAnswers();
  const accounts = ['am', 'an', 'ana', 'anaa', 'b', 'z'];
  await answers.write(() => accounts.map((account) => [board('a', account), { at: 1, text: account }]));
  await answers.keepOnly('ana');
  const left = await Promise.all(accounts.map((account) => answers.read(board('a', account))));
  expect(left.flatMap((answer) => answer?.text ?? [])).toEqual(['ana']);
});

it('removes everything, also while another tab has the database open, and can be used again', async () => {
  const [here, there] = [openAnswers(), openAnswers()];
  await there.write(() => [[board('a'), { at: 1, text: 'a' }]]);
  await here.read(board('a'));
  await here.clear();
  expect(await there.read(board('a'))).toBeUndefined();
  expect(await here.read(board('a'))).toBeUndefined();
  await here.write(() => [[board('a'), { at: 2, text: 'again' }]]);
  expect(await there.read(board('a'))).toEqual({ at: 2, text: 'again' });
});

it('starts anew after a newer version of the app was taken back', async () => {
  const newer = openAnswers([...UPGRADES, () => undefined]);
  await newer.write(() => [[board('a'), { at: 1, text: 'a' }]]);
  const answers = openAnswers();
  expect(await answers.read(board('a'))).toBeUndefined();
  await answers.write(() => [[board('a'), { at: 2, text: 'b' }]]);
  expect(await answers.read(board('a'))).toEqual({ at: 2, text: 'b' });
});
