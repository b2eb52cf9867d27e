import { describe, expect, it } from 'vitest';
import { filledLinks, isWholeLink, NO_LINK, socialFields } from './social-fields';

const PLATFORMS = ['github', 'twitter'] as const;
const GITHUB = { platform: 'github', url: 'https://github.com/ana' };

describe('stored links', () => {
  it('go into the field of their platform, which is empty without one', () => {
    expect(socialFields([GITHUB], PLATFORMS)).toEqual({
      fields: { github: GITHUB.url, twitter: '' },
      links: [],
      next: NO_LINK,
    });
  });

  it('find their field regardless of case and outer spaces', () => {
    expect(socialFields([{ ...GITHUB, platform: ' GitHub ' }], PLATFORMS).fields.github).toBe(GITHUB.url);
  });

  it('of other platforms stay as they are, in their order', () => {
    const others = [
      { platform: 'Blog', url: 'https://ana.example' },
      { platform: 'mastodon', url: 'https://m.example/@ana' },
    ];
    expect(socialFields(others, PLATFORMS)).toEqual({
      fields: { github: '', twitter: '' },
      links: others,
      next: NO_LINK,
    });
  });

  it('of a platform that already has one are kept as custom links', () => {
    const second = { platform: 'GitHub', url: 'https://github.com/ana-at-work' };
    expect(socialFields([GITHUB, second], PLATFORMS)).toEqual({
      fields: { github: GITHUB.url, twitter: '' },
      links: [second],
      next: NO_LINK,
    });
  });
});

it.each([
  ['Blog', 'https://a.example', true],
  ['Blog', ' ', false],
  [' ', 'https://a.example', false],
  ['', '', false],
])('a link with platform %j and URL %j is complete: %s', (platform, url, expected) => {
  expect(isWholeLink({ platform, url })).toBe(expected);
});

it('sends the filled fields, then the complete custom links, all trimmed', () => {
  expect(
    filledLinks({
      fields: { github: ' https://github.com/ana ', twitter: '  ' },
      links: [
        { platform: ' Blog ', url: ' https://ana.example ' },
        { platform: 'Half', url: '' },
      ],
      next: { platform: '__proto__', url: 'proto.example' },
    }),
  ).toEqual([
    GITHUB,
    { platform: 'Blog', url: 'https://ana.example' },
    { platform: '__proto__', url: 'https://proto.example' },
  ]);
});
