import { describe, expect, it } from 'vitest';
import { application } from '@kit/application';
import { aliasFor, blindApplication } from './blind';

it('an alias belongs to the request alone, and thousands of them differ', () => {
  expect(aliasFor('request-1')).toBe(aliasFor('request-1'));
  expect(aliasFor('request-1')).toMatch(/^Applicant [2-9A-HJ-NP-Z]{5}$/);
  const aliases = new Set(Array.from({ length: 500 }, (_, index) => aliasFor(`66f0${index}a9c1`)));
  expect(aliases.size).toBe(500);
});

describe('a blind application', () => {
  const LINKS = [{ platform: 'github', url: 'https://github.com/belak' }];
  const bela = (answer: string, bio = '') =>
    application(
      'r1',
      { name: 'Béla Kovács', username: 'belak', email: 'bela@example.com', bio, socialMedia: LINKS },
      [`Salary?,${answer}`],
    );
  const shown = (answer: string) => blindApplication(bela(answer)).answers.at(-1)?.answer;

  it.each([
    ['I am Béla.', 'I am [hidden].'],
    ['KOVÁCS, Béla Kovács', '[hidden], [hidden]'],
    ['Belak here, or @belak_dev', '[hidden] here, or [hidden]'],
    ['Write to bela@example.com', 'Write to [hidden]'],
    ['See https://belak.example/cv?x=1 and www.belak.example', 'See [hidden] and [hidden]'],
    ['github.com/belak', '[hidden]'],
    ['Bela Kovacs and BELA, without accents', '[hidden] and [hidden], without accents'],
    ['Be\u0301la, accent by accent, is Béla’s twin', '[hidden], accent by accent, is [hidden]’s twin'],
    ['Nobody is here, ärger', 'Nobody is here, ärger'],
    ['HTTPS://X.EXAMPLE, WWW.X.EXAMPLE, Me@X.Org, x.DEV', '[hidden] [hidden] [hidden], [hidden]'],
    ['a.béla@example.com and béla@', '[hidden] and [hidden]@'],
    // Part of another word, and a sentence without a space after the full stop.
    ['Bélas and Kovácsné stay', 'Bélas and Kovácsné stay'],
    ['I like it.Also Node.js', 'I like it.Also Node.js'],
    ['ASP.NET Core, socket.io, not belak.net', 'ASP.NET Core, socket.io, not [hidden]'],
  ])('shows %j as %j', (answer, expected) => {
    expect(shown(answer)).toBe(expected);
  });

  it.each([
    [
      'belak.example/cv, github.com/belakov and my page belak.example',
      '[hidden], [hidden] and my page [hidden]',
    ],
    ['BELAK.EXAMPLE is mine, www.belak.example too', '[hidden] is mine, [hidden] too'],
    ['belak dot example, or belak [dot] example', '[hidden], or [hidden]'],
    ['on GitHub I am belakov, @BelaKov', 'on GitHub I am [hidden], [hidden]'],
    [
      'on LinkedIn bela-kovacs-42, bela kovacs 42 or belakovacs42',
      'on LinkedIn [hidden], [hidden] or [hidden]',
    ],
    ['bk.hello@mailbox.example, bk hello, bkhello', '[hidden], [hidden], [hidden]'],
    ['bk.hello at mailbox dot example', '[hidden]'],
    ['kovacsbela, Kovács Béla, bela.kovacs, bela_kovacs', '[hidden], [hidden], [hidden], [hidden]'],
    ["Béla’s and Kovács's", "[hidden]’s and [hidden]'s"],
    ['Бела, Белак', '[hidden], [hidden]'],
    ['GitHub, LinkedIn and my portfolio', 'GitHub, LinkedIn and my portfolio'],
  ])('hides every form of name, handle and links: %j as %j', (answer, expected) => {
    const one = application(
      'r1',
      {
        name: 'Béla Kovács',
        username: 'belak',
        email: 'bk.hello@mailbox.example',
        socialMedia: [
          { platform: 'portfolio', url: 'https://www.belak.example/cv/' },
          { platform: 'github', url: 'https://github.com/belakov' },
          { platform: 'linkedin', url: 'https://linkedin.com/in/bela-kovacs-42?x=1' },
        ],
      },
      [`Salary?,${answer}`],
    );
    expect(blindApplication(one).answers.at(-1)?.answer).toBe(expected);
  });

  it.each([
    ['cobolqueen, or cobol queen', '[hidden], or [hidden]'],
    ['nano-second.github.io, as nanosecond everywhere', '[hidden].[hidden], as [hidden] everywhere'],
    ['bugfinder is my page, bugfinder.example', '[hidden] is my page, [hidden]'],
    ['I lead Moth Works, at moth-works.example', 'I lead [hidden], at [hidden]'],
    ['Info about GitHub pages: contact me', 'Info about GitHub pages: contact me'],
  ])('hides what only the other addresses tell: %j as %j', (answer, expected) => {
    const one = application(
      'r1',
      {
        name: 'Grace Hopper',
        username: 'cobol_queen',
        email: 'info@moth-works.example',
        socialMedia: [
          { platform: 'portfolio', url: 'https://bugfinder.example/contact' },
          { platform: 'website', url: 'https://nano-second.github.io/about' },
        ],
      },
      [`Salary?,${answer}`],
    );
    expect(blindApplication(one).answers.at(-1)?.answer).toBe(expected);
  });

  it.each([
    ['Иван Петров', 'Ivan Petrov, or IVAN', '[hidden], or [hidden]'],
    ['Sergey Volkov', 'Сергей Волков', '[hidden]'],
    ['Νίκος Παππάς', 'Nikos Pappas', '[hidden]'],
    ['Anne-Marie O’Brien', "Anne, marie and O'Brien", '[hidden], [hidden] and [hidden]'],
    ['Jane (JJ) Doe', 'Jane (JJ) Doe and JJ', '[hidden] and JJ'],
    // Of two letters nothing could be hidden without hiding other words too.
    ['Bo Li', 'Bo, Li and Bo Li', 'Bo, Li and [hidden]'],
    ['Doe, Jo', 'jo and doe', 'jo and [hidden]'],
    ['田中 花子', '私は田中花子、田中です', '私は[hidden]、[hidden]です'],
    ['Łucja Sørensen', 'Lucja, SORENSEN and Łucja', '[hidden], [hidden] and [hidden]'],
    ['Jörg Strauß', 'JOERG, JORG STRAUSS and Strauss', '[hidden], [hidden] and [hidden]'],
    ['Νίκος Παππάς', 'ΝΙΚΟΣ ΠΑΠΠΑΣ', '[hidden]'],
    ['Ann Lee', 'Ann Leeson knows Ann Lee', '[hidden] Leeson knows [hidden]'],
    ['Hidden Fox', 'Hidden, see www.fox.example', '[hidden], see [hidden]'],
    ['𐐀𐐁𐐂 Fox', '𐐀𐐁𐐂 and a𐐀𐐁𐐂', '[hidden] and a𐐀𐐁𐐂'],
    ['花子', 'Call花子', 'Call[hidden]'],
    ['王小明 李华', '王小明李华，李华王小明', '[hidden]，[hidden]'],
    ['김 민준', '민준은 김 민준', '[hidden]은 [hidden]'],
    ['', 'Nobody, www.example.com', 'Nobody, [hidden]'],
    ['New User', 'Every new user counts', 'Every new user counts'],
  ])('of %s shows %j as %j', (name, answer, expected) => {
    const one = application('r1', { name }, [`Salary?,${answer}`]);
    expect(blindApplication(one).answers.at(-1)?.answer).toBe(expected);
  });

  it('is searched as it is shown: nobody can look for a name', () => {
    const one = application('r1', { name: 'Béla Kovács', bio: 'Béla builds kayaks', tech: ['Go'] }, [
      'Salary?,Ask Kovács',
    ]);
    expect(blindApplication(one).searchText().split('\n').filter(Boolean)).toEqual([
      'ask [hidden]',
      '[hidden] builds kayaks',
      'go',
    ]);
  });

  it('takes no longer for a long word than for many short ones', () => {
    const long = 'kayak'.repeat(50_000);
    expect(shown(`${long} Béla ${'Be-la '.repeat(20_000)}`)).toMatch(/^kayak.*k \[hidden\] Be-la /);
    expect(shown('-'.repeat(250_000))).toHaveLength(250_000);
  });

  it('has no name, picture or links, and a masked bio', () => {
    const { name, user } = blindApplication(bela('', 'Béla builds kayaks'));
    expect(name).toBe(aliasFor('r1'));
    expect(user).toMatchObject({ name, username: '', email: '', profilePicture: null, socialMedia: [] });
    expect(user.bio).toBe('[hidden] builds kayaks');
  });

  it('is the same each time', () => {
    const real = bela('');
    expect(blindApplication(real)).toBe(blindApplication(real));
  });
});
