// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  asked,
  authorizations,
  goodToken,
  keepSignedIn,
  openEarly,
  preloaded,
  scripts,
  sent,
} from '@kit/open-early';

describe('a person who opens a short link', () => {
  const answerLink = (json: unknown) => sent.mockImplementation(() => Promise.resolve(Response.json(json)));
  const good = { isSuccess: true, joinLink: 'https://talent.example/board/join/b7' };

  it('looks it up without the token, and then asks for the board that it leads to', async () => {
    const token = goodToken();
    keepSignedIn(token);
    answerLink(good);
    window.history.pushState(null, '', '/');
    const { length } = window.history;
    expect(openEarly('/b/abc').asked).toEqual(['https://api.example.com/api/boards/short/abc']);
    expect(authorizations()).toEqual([null]);
    expect(scripts()).toEqual(['/early-joinBoard.js']);
    const drawPage = vi.fn();
    Object.assign(window.early ?? {}, { drawPage });
    await window.early?.shortLink;
    expect(window.location.pathname).toBe('/board/join/b7');
    expect(window.history.length).toBe(length);
    expect(asked().slice(1)).toEqual(['/boards/b7', '/profile', '/join-requests/user']);
    expect(authorizations().slice(1)).toEqual([1, 2, 3].map(() => `Bearer ${token}`));
    expect(preloaded()).toContain('/joinBoard.js');
    expect(document.documentElement.dataset.page).toBe('joinBoard');
    expect(drawPage).toHaveBeenCalledOnce();
    // Once.
    expect(scripts()).toEqual(['/early-joinBoard.js']);
  });

  it('stays there if it leads nowhere', async () => {
    keepSignedIn(goodToken());
    answerLink({ isSuccess: false, message: 'Unknown' });
    openEarly('/b/abc');
    await window.early?.shortLink;
    expect(window.location.pathname).toBe('/b/abc');
    expect(document.documentElement.dataset.page).toBe('shortLink');
    expect(asked()).toHaveLength(1);
  });

  it('sees no skeleton of the invitation as a visitor, who is sent to the sign-in', async () => {
    answerLink(good);
    openEarly('/b/abc');
    await window.early?.shortLink;
    expect(window.location.pathname).toBe('/board/join/b7');
    expect(document.documentElement.dataset.page).toBe('shortLink');
    expect(window.early?.isVisitorShutOut).toBe(true);
    expect(preloaded()).toContain('/auth.js');
    expect([asked().length, scripts()]).toEqual([1, []]);
  });

  it('gets the invitation below the folder that the app is served from', async () => {
    keepSignedIn(goodToken());
    answerLink(good);
    openEarly('/talentboard/b/abc', { base: '/talentboard' });
    await window.early?.shortLink;
    expect(window.location.pathname).toBe('/talentboard/board/join/b7');
  });
});
