// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answer';
import { earlyShortLinkBoard } from './early-short-link';
import { startOfEarly } from '@/boot/early';
import { readOnce, type Answer } from './answer';

const URL_ASKED = 'https://api.example.com/boards?searchType=board';

/** As left by index.html: a pending call. */
function leaveEarlyAnswer(answer: Promise<Answer>, token: string | null = null, url = URL_ASKED) {
  const controller = new AbortController();
  (window.early ??= startOfEarly()).answers.push({
    call: null,
    url,
    token,
    answer,
    isHere: false,
    controller,
  });
  return controller;
}

const get = (init?: RequestInit, url = URL_ASKED) => new Request(url, init);
const ok = () => readOnce(Response.json([]));

afterEach(() => {
  delete window.early;
  vi.useRealTimers();
});

describe('the call that was sent early', () => {
  it('is taken over by the same call, once', async () => {
    leaveEarlyAnswer(ok());
    expect(await (await takeEarlyAnswer(get()))?.json()).toEqual([]);
    expect(takeEarlyAnswer(get())).toBeNull();
  });

  const withToken = (token: string) => get({ headers: { Authorization: `Bearer ${token}` } });

  it.each([
    ['another address', null, get({}, `${URL_ASKED}&searchTerm=a`)],
    ['a token, if it had none', null, withToken('x')],
    ['no token, if it had one', 'x', get()],
    ['somebody else’s token', 'x', withToken('y')],
  ])('is not taken over by a call with %s', (_what, token, request) => {
    leaveEarlyAnswer(ok(), token);
    expect(takeEarlyAnswer(request)).toBeNull();
    expect(window.early?.answers).toHaveLength(1);
  });

  it('is aborted and out of date once something is changed', () => {
    const early = leaveEarlyAnswer(ok());
    expect(takeEarlyAnswer(get({ method: 'POST' }))).toBeNull();
    expect(early.signal.aborted).toBe(true);
    expect(takeEarlyAnswer(get())).toBeNull();
  });

  it('is aborted and dropped if the first screen has not taken it over', () => {
    const early = leaveEarlyAnswer(ok());
    dropEarlyAnswers();
    expect(early.signal.aborted).toBe(true);
    expect(takeEarlyAnswer(get())).toBeNull();
  });

  it('is aborted with the call that took it over, for the same reason', () => {
    const app = new AbortController();
    const early = leaveEarlyAnswer(ok());
    void takeEarlyAnswer(get({ signal: app.signal }));
    expect(early.signal.aborted).toBe(false);
    app.abort('superseded');
    expect(early.signal.aborted).toBe(true);
    expect(early.signal.reason).toBe('superseded');
  });
});

describe('the board of the short link in the address', () => {
  const link = (json: unknown, status = 200) => readOnce(Response.json(json, { status }));
  const good = { isSuccess: true, joinLink: 'https://talent.example/board/join/b7' };

  it('is read from the early answer, which is then used up', async () => {
    leaveEarlyAnswer(link(good));
    expect(await earlyShortLinkBoard()).toBe('b7');
    expect(window.early?.answers).toEqual([]);
  });

  it.each([
    ['a refusal', () => link({ isSuccess: false })],
    ['an error', () => link(good, 404)],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not taken from %s, which is left for the app to read', async (_what, answer) => {
    leaveEarlyAnswer(answer());
    expect(await earlyShortLinkBoard()).toBeNull();
    expect(window.early?.answers).toHaveLength(1);
  });

  it('is awaited for 3 s, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    leaveEarlyAnswer(new Promise(() => undefined));
    const found = vi.fn();
    void earlyShortLinkBoard().then(found);
    await vi.advanceTimersByTimeAsync(2999);
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toHaveBeenCalledExactlyOnceWith(null);
  });
});
