import { describe, expect, it, vi } from 'vitest';
import { initials } from './initials';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ana Maria de Souza', 'AM'],
  ['  élodie   durand ', 'ÉD'],
  ['李 小龍', '李小'],
  ['محمد علي', 'مع'],
  ['👩‍💻 Coder', '👩‍💻C'],
  ['(Sam) "Jo" Lee', 'SJ'],
  ['ßam', 'SS'],
  // A combining accent, a variation selector and a keycap belong to the letter before them.
  ['e\u0301lodie A\u030Asa', 'E\u0301A\u030A'],
  ['1\uFE0F\u20E3 Team', '1\uFE0F\u20E3T'],
  ['Jörg Øst', 'JØ'],
  ['7 of 9', '7O'],
  ['-- Ada  Lovelace', 'AL'],
  ['', '?'],
  ['  ', '?'],
  ['-- !!', '?'],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

describe('the segmenter, which takes long to create,', () => {
  const created = vi.fn();
  const initialsOf = async (name: string) => {
    vi.resetModules();
    created.mockClear();
    const { Segmenter } = Intl;
    vi.stubGlobal('Intl', {
      ...Intl,
      Segmenter: function (this: unknown) {
        created();
        return new Segmenter();
      },
    });
    return (await import('./initials')).initials(name);
  };

  it.each([
    'Ada Lovelace',
    'Łukasz O’Wójcik',
    'Олександр Шевчук',
    'يوسف بن علي',
    'יעל בן',
    '渡辺 愛子',
    '박민준',
    'Σοφία',
    '  Zoë  Maren 🌱',
  ])('is not needed for %s', async (name) => {
    expect(await initialsOf(name)).not.toBe('?');
    expect(created).not.toHaveBeenCalled();
  });

  it('gives the same letters for every first letter that does without it', async () => {
    const segmenter = new Intl.Segmenter();
    const differing = [];
    for (let code = 0x20; code < 0xd800; code += 1) {
      for (const next of ['', 'a']) {
        const word = String.fromCharCode(code) + next;
        if (/\s/u.test(word)) continue;
        const bare = word.replace(/^[\p{P}\p{Cf}]+/u, '');
        const expected = (segmenter.segment(bare).containing(0)?.segment ?? '').toUpperCase() || '?';
        if (initials(word) !== expected) differing.push(word);
      }
    }
    expect(differing).toEqual([]);
    await initialsOf('🌱');
    expect(created).toHaveBeenCalledOnce();
  });
});
