// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { goodToken, keep, keepSignedIn, openEarly, sent } from '@kit/open-early';
import { openAnswers, type AnswerKey } from '@/lib/stored/answers-database';
import type { EarlyPage } from './early-frame';

const BOARDS: AnswerKey = ['u1', 'searchBoards', '{"searchTerm":""}'];
const MINE: AnswerKey = ['u1', 'listMyBoards', 'null'];
const PROFILE: AnswerKey = ['u1', 'getMyProfile', 'null'];

const token = goodToken();
const keepAnswer = (key: AnswerKey, text: string) => openAnswers().write(() => [[key, { at: 5, text }]]);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  keepSignedIn(token);
});

describe('what is kept of a page', () => {
  it('is there for the person who is remembered', async () => {
    await keepAnswer(BOARDS, '["a"]');
    openEarly('/');
    expect(await window.early?.readKept?.(['searchBoards'])).toEqual([{ key: BOARDS, at: 5, text: '["a"]' }]);
  });

  it('is not there for anybody else', async () => {
    await keepAnswer(BOARDS, '["a"]');
    keepSignedIn(token, 'u2');
    openEarly('/');
    await expect(window.early?.readKept?.(['searchBoards'])).rejects.toThrow('Nothing is kept');
  });

  it('is nothing for a visitor, and for a search', () => {
    openEarly('/?q=design');
    expect(window.early?.readKept).toBeUndefined();
    keep({ uid: null, isLoggedIn: false });
    openEarly('/');
    expect(window.early?.readKept).toBeUndefined();
  });

  it('is nothing on a page for people who are signed in, as long as that is not certain', async () => {
    await keepAnswer(MINE, '[]');
    await keepAnswer(PROFILE, '{}');
    keepSignedIn(null);
    openEarly('/boards');
    await expect(window.early?.readKept?.(['listMyBoards', 'getMyProfile'])).rejects.toThrow('not certain');
  });
});

describe('the page', () => {
  const draw = vi.fn<EarlyPage['draw']>();
  const page: EarlyPage = { page: 'home', calls: ['searchBoards'], mayBeKept: true, draw };
  let drawEarly: (page: EarlyPage) => Promise<void>;
  let answer: (response: Response) => void;

  beforeEach(async () => {
    vi.resetModules();
    ({ drawEarly } = await import('./early-frame'));
    draw.mockReset().mockReturnValue(true);
    sent.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  });

  it('is drawn from what is kept while the server is silent, and then from its answer', async () => {
    await keepAnswer(BOARDS, '["kept"]');
    openEarly('/');
    await drawEarly(page);
    expect(draw.mock.calls).toEqual([[[['kept']], null]]);
    expect(window.early?.kept).toMatchObject([{ key: BOARDS }]);
    answer(Response.json(['new']));
    await vi.waitFor(() => expect(draw).toHaveBeenLastCalledWith([['new']], token));
    expect(window.early?.kept).toBeUndefined();
  });
});
