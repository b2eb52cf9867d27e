import { describe, expect, it } from 'vitest';
import { application } from '../../../tests/application';
import { aliasFor, blindApplication, isOfBlindPass } from './blind';

it('an alias belongs to the request alone, and thousands of them differ', () => {
  expect(aliasFor('request-1')).toBe(aliasFor('request-1'));
  expect(aliasFor('request-1')).toMatch(/^Applicant [2-9A-HJ-NP-Z]{5}$/);
  const aliases = new Set(Array.from({ length: 500 }, (_, index) => aliasFor(`66f0${index}a9c1`)));
  expect(aliases.size).toBe(500);
});

describe('a blind application', () => {
  const bela = (answer: string, bio = '') =>
    application('r1', { name: 'Béla Kovács', username: 'belak', email: 'bela@example.com', bio }, [
      `Salary?,${answer}`,
    ]);
  const shown = (answer: string) => blindApplication(bela(answer)).answers.at(-1)?.answer;

  it.each([
    ['I am Béla.', 'I am [hidden].'],
    ['KOVÁCS, Béla Kovács', '[hidden], [hidden]'],
    ['Belak here, or @belak_dev', '[hidden] here, or [hidden]'],
    ['Write to bela@example.com', 'Write to [hidden]'],
    ['See https://belak.example/cv?x=1 and www.belak.example', 'See [hidden] and [hidden]'],
    ['github.com/belak', '[hidden]'],
    // Part of another word, and a sentence without a space after the full stop.
    ['Bélas and Kovácsné stay', 'Bélas and Kovácsné stay'],
    ['I like it.Also Node.js', 'I like it.Also Node.js'],
  ])('shows %j as %j', (answer, expected) => {
    expect(shown(answer)).toBe(expected);
  });

  it('has no name, picture or links, and a masked bio', () => {
    const { name, user } = blindApplication(bela('', 'Béla builds kayaks'));
    expect(name).toBe(aliasFor('r1'));
    expect(user).toMatchObject({ name, username: '', email: '', profilePicture: null, socialMedia: [] });
    expect(user.bio).toBe('[hidden] builds kayaks');
  });

  it('is the same each time, and can be told from the real one', () => {
    const real = bela('');
    expect(blindApplication(real)).toBe(blindApplication(real));
    expect(isOfBlindPass(blindApplication(real))).toBe(true);
    expect(isOfBlindPass(real)).toBe(false);
  });
});
