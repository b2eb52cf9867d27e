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

  it('is not there once somebody else has signed in, in another tab', async () => {
    await keepAnswer(BOARDS, '["a"]');
    openEarly('/');
    keepSignedIn(token, 'u2');
    await expect(window.early?.readKept?.(['searchBoards'])).rejects.toThrow('somebody else');
  });

  it('is nothing where one of its answers is missing', async () => {
    await keepAnswer(MINE, '[]');
    openEarly('/boards');
    await expect(window.early?.readKept?.(['listMyBoards', 'getMyProfile'])).rejects.toThrow('getMyProfile');
  });

  it('is nothing for a visitor, and for a search', () => {
    openEarly('/?q=design');
    expect(window.early?.readKept).toBeUndefined();
    keep({ uid: null, isLoggedIn: false });
    openEarly('/');
    expect(window.early?.readKept).toBeUndefined();
  });

  it('makes no database where there is none', async () => {
    openEarly('/');
    await expect(window.early?.readKept?.(['searchBoards'])).rejects.toThrow();
    expect(await indexedDB.databases()).toEqual([]);
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

  it('is not drawn from what is kept once it shows the answer', async () => {
    await keepAnswer(BOARDS, '["kept"]');
    openEarly('/');
    const readKept = window.early?.readKept;
    let letRead = () => {};
    const mayRead = new Promise<void>((resolve) => (letRead = resolve));
    if (window.early && readKept) window.early.readKept = (calls) => mayRead.then(() => readKept(calls));
    answer(Response.json(['new']));
    await drawEarly(page);
    letRead();
    await readKept?.(['searchBoards']);
    expect(draw.mock.calls.map(([answers]) => answers)).toEqual([[['new']]]);
  });

  it('is drawn from the answers where nothing is kept', async () => {
    openEarly('/');
    answer(Response.json(['new']));
    await drawEarly(page);
    expect(draw.mock.calls.map(([answers]) => answers)).toEqual([[['new']]]);
    expect(window.early?.kept).toBeUndefined();
  });

  it.each([
    ['cannot be drawn', () => draw.mockReturnValueOnce(false)],
    [
      'cannot be read',
      () =>
        draw.mockImplementationOnce(() => {
          throw new Error('Another shape');
        }),
    ],
  ])('is drawn from the answers where what is kept %s', async (_what, arrange) => {
    await keepAnswer(BOARDS, '["kept"]');
    arrange();
    openEarly('/');
    const drawn = drawEarly(page);
    await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
    answer(Response.json(['new']));
    await drawn;
    expect(draw.mock.calls.map(([answers]) => answers)).toEqual([[['kept']], [['new']]]);
    expect(window.early?.kept).toBeUndefined();
  });

  it('is not drawn from what is kept unless it says that it may be', async () => {
    await keepAnswer(BOARDS, '["kept"]');
    openEarly('/');
    const drawn = drawEarly({ ...page, mayBeKept: false });
    answer(Response.json(['new']));
    await drawn;
    expect(draw.mock.calls.map(([answers]) => answers)).toEqual([[['new']]]);
  });
});
