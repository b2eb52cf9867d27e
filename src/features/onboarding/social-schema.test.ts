import { describe, expect, test } from 'vitest';
import { filledLinks, socialFields } from '@/domain/social-fields';
import { ONBOARDING_PLATFORMS } from '@/domain/social-platforms';
import { isSocialDraft, socialSchema } from './social-schema';

const NOBODY = socialFields([], ONBOARDING_PLATFORMS);

describe('the social step', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['https://github.com/nora', true],
    ['http://nora.example', true],
    ['github.com/nora', true],
    ['@nora', true],
    ['nora', false],
    ['javascript:alert(1)', false],
  ])('a field with "%s" is valid: %s', (github, isValid) => {
    expect(socialSchema.isValidSync({ ...NOBODY, fields: { ...NOBODY.fields, github } })).toBe(isValid);
  });

  test('a custom link counts only with both platform and URL, and half of one is an error', () => {
    const half = { ...NOBODY, next: { platform: '', url: 'https://nora.example' } };
    expect(socialSchema.isValidSync(half)).toBe(false);
    expect(socialSchema.isValidSync({ ...NOBODY, links: [{ platform: 'Blog', url: ' ' }] })).toBe(false);
    expect(socialSchema.isValidSync({ ...NOBODY, links: [{ platform: ' ', url: '' }] })).toBe(true);
    expect(filledLinks(half)).toEqual([]);
    expect(socialSchema.isValidSync({ ...NOBODY, next: { platform: 'Blog', url: 'nonsense' } })).toBe(false);
    expect(
      filledLinks({ ...NOBODY, links: [{ platform: ' Blog ', url: ' https://nora.example ' }] }),
    ).toEqual([{ platform: 'Blog', url: 'https://nora.example' }]);
  });

  test('saved links are restored to their fields, others and duplicates as custom links', () => {
    const saved = [
      { platform: 'GitHub', url: 'https://github.com/nora' },
      { platform: 'github', url: 'https://github.com/nora-work' },
      { platform: 'mastodon', url: 'https://social.example/@nora' },
    ];
    const values = socialFields(saved, ONBOARDING_PLATFORMS);
    expect(values.fields.github).toBe('https://github.com/nora');
    expect(values.links).toEqual(saved.slice(1));
  });

  test.each([null, {}, { ...NOBODY, fields: {} }, { ...NOBODY, links: [null] }, { ...NOBODY, next: '' }])(
    '%o is not a draft of it',
    (value) => {
      expect(isSocialDraft(value)).toBe(false);
      expect(isSocialDraft(NOBODY)).toBe(true);
    },
  );
});
