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
});
