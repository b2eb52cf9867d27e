import { describe, expect, it, test } from 'vitest';
import {
  describeLink,
  completeLink,
  EDIT_PLATFORMS,
  filledLinks,
  isFullLink,
  NO_LINK,
  ONBOARDING_PLATFORMS,
  platformLabel,
  socialFields,
} from './social-links';

it('has seven platforms in the edit dialog and five in onboarding', () => {
  expect(EDIT_PLATFORMS.join(' ')).toBe('twitter github youtube telegram leetcode linkedin peerlist');
  expect(ONBOARDING_PLATFORMS.join(' ')).toBe('github twitter peerlist portfolio linkedin');
});

it.each([
  'GitHub',
  'Google',
  'Instagram',
  'LeetCode',
  'Telegram',
  'Twitter',
  'X',
  'YouTube',
  'Peerlist',
  'LinkedIn',
  'Portfolio',
])('spells %s correctly for any stored case', (label) => {
  expect(platformLabel(label.toLowerCase())).toBe(label);
  expect(platformLabel(label.toUpperCase())).toBe(label);
});

it('keeps the spelling of an unknown platform', () => {
  expect(platformLabel('myBlog')).toBe('myBlog');
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'treats %s as an ordinary platform name',
  (name) => {
    expect(platformLabel(name)).toBe(name);
  },
);

const PLATFORMS = ['github', 'twitter'] as const;
const GITHUB = { platform: 'github', url: 'https://github.com/ana' };

describe('socialFields', () => {
  it('fills the field of each link’s platform', () => {
    expect(socialFields([GITHUB], PLATFORMS)).toEqual({
      fields: { github: GITHUB.url, twitter: '' },
      links: [],
      next: NO_LINK,
    });
  });

  it('ignores the case and outer spaces of a platform', () => {
    expect(socialFields([{ ...GITHUB, platform: ' GitHub ' }], PLATFORMS).fields.github).toBe(GITHUB.url);
  });

  it('keeps links of other platforms as custom links', () => {
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

  it('keeps a second link of a platform as a custom link', () => {
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
])('isFullLink of platform %j and URL %j: %s', (platform, url, expected) => {
  expect(isFullLink({ platform, url })).toBe(expected);
});

it('submits the filled fields, then the complete custom links, all trimmed', () => {
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

test.each([
  ['github', 'github.com/ada', 'https://github.com/ada'],
  ['github', ' GitHub.com/ada ', 'https://GitHub.com/ada'],
  ['github', '@ada', 'https://github.com/ada'],
  [' GitHub ', '@ada', 'https://github.com/ada'],
  ['twitter', '@ada', 'https://x.com/ada'],
  ['X', '@ada', 'https://x.com/ada'],
  ['youtube', '@ada', 'https://www.youtube.com/@ada'],
  ['telegram', '@ada_l', 'https://t.me/ada_l'],
  ['leetcode', '@ada', 'https://leetcode.com/u/ada'],
  ['linkedin', '@ada-l', 'https://www.linkedin.com/in/ada-l'],
  ['peerlist', '@ada', 'https://peerlist.io/ada'],
  ['instagram', '@ada.l', 'https://www.instagram.com/ada.l'],
  ['github', '\u2068https://github.com/\u200bada\u2069 ', 'https://github.com/ada'],
  ['portfolio', 'www.ada.example', 'https://www.ada.example'],
  ['Blog', 'ada.example:8080/blog?all#top', 'https://ada.example:8080/blog?all#top'],
  ['Blog', '//ada.example', 'https://ada.example'],
  ['Blog', 'bücher.example', 'https://bücher.example'],
  ['Blog', 'ada.xn--p1ai', 'https://ada.xn--p1ai'],
])('completes a %s link %j to %s', (platform, text, url) => {
  expect(completeLink(platform, text)).toBe(url);
});

test.each([
  ['github', ''],
  ['github', 'ada'],
  ['github', 'https://github.com/ada'],
  ['github', 'http://github.com/ada'],
  ['portfolio', '@ada'],
  ['__proto__', '@ada'],
  ['constructor', '@ada'],
  ['Blog', 'ada@example.com'],
  ['Blog', 'my page.example'],
  ['Blog', 'javascript:alert(1)'],
  ['Blog', 'ftp://ada.example'],
  ['Blog', '1.5'],
  ['Blog', 'e.g.'],
])('leaves a %s link %j unchanged', (platform, text) => {
  expect(completeLink(platform, text)).toBe(text);
});

it.each([
  ['github', 'https://github.com/ada', 'GitHub', true],
  [' LinkedIn ', 'https://de.linkedin.com/in/ada', 'LinkedIn', true],
  ['linkedin', 'https://evil.example/in/ada', 'evil.example', false],
  ['github', 'https://notgithub.com/ada', 'notgithub.com', false],
  ['Blog', 'https://ada.example/', 'Blog', true],
  ['', 'https://ada.example/', 'ada.example', true],
])('describes a %j link to %s as %s', (platform, href, label, isOnPlatform) => {
  expect(describeLink(platform, href)).toEqual({ label, isOnPlatform });
});
