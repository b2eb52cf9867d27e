import { describe, expect, test } from 'vitest';
import { filledLinks, ONBOARDING_PLATFORMS, socialFields } from '@/domain/social-links';
import { socialSchema } from './social-step';

const NOBODY = socialFields([], ONBOARDING_PLATFORMS);

describe('the schema of the social step', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['https://github.com/nora', true],
    ['http://nora.example', true],
    ['github.com/nora', true],
    ['@nora', true],
    ['nora', false],
    ['javascript:alert(1)', false],
  ])('validates the field with "%s": %s', (github, isValid) => {
    expect(socialSchema.isValidSync({ ...NOBODY, fields: { ...NOBODY.fields, github } })).toBe(isValid);
  });

  test('counts a custom link only with platform and URL, and rejects half of one', () => {
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
});
