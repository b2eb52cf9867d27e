import type { BoardSeed, PersonSeed, RequestSeed } from './records';

/**
 * A board with more applications than a reviewer reads in one session, as varied as real ones: thorough, hasty, copied,
 * in several scripts, by people with equal or missing names, and by people who were rejected before.
 */

const SLUG = 'night-train-residency';

export const NIGHT_TRAIN: BoardSeed = {
  slug: SLUG,
  name: 'Night Train Residency',
  types: ['designers', 'developers', 'others'],
  shortLink: 'nighttrn',
  madeDaysAgo: 140,
  description:
    'Forty berths for people who make things, on a train from Stockholm to Palermo and back. Eleven days, one dining car, no meetings. We read every application twice.',
  questions: [
    'What would you make during eleven days on a train?',
    'Show us one thing that you have finished',
    'What could the others learn from you?',
  ],
  creator: 'maya-lindqvist',
  members: ['matteo-ricci', 'jonas-kettler', 'amara-diallo'],
  moreMembers: 0,
};

const APPLICATIONS = 120;

const FIRST = 'Alva Bashir Carmen Dag Elif Femi Greta Hiro Inés Jakob Keiko Lucía Mateus Nadia Otto Paula Quentin Rosa Sami Tuva Ugo Vera Wiktor Xenia Yusuf Zofia'.split(' '); // oxfmt-ignore
const LAST = 'Aalto Borges Corvi Doyle Ekwueme Fontaine Grīnbergs Hassan Ibarra Jokinen Kaur Lindholm Moreau Nakamura Okafor Petrov Rossi'.split(' '); // oxfmt-ignore
const PLACES = ['Gothenburg, Sweden', 'Lagos, Nigeria', 'Porto, Portugal', 'Kraków, Poland', 'Palermo, Italy', 'Oaxaca, Mexico', 'Izmir, Türkiye', 'Leeds, England', 'Kyoto, Japan']; // oxfmt-ignore
const TRADES: readonly (readonly [role: string, tech: readonly string[], thing: string])[] = [
  ['designer', ['Figma', 'Typography'], 'a typeface'],
  ['developer', ['TypeScript', 'SQL'], 'a timetable that works offline'],
  ['product', ['Interviews', 'Miro'], 'a guide to asking better questions'],
  ['devrel', ['Writing', 'Go'], 'a small manual'],
  ['mobiledev', ['Swift', 'Kotlin'], 'an app that names the mountains in the window'],
  ['marketing', ['Copywriting'], 'forty postcards'],
  ['operations', ['Spreadsheets', 'Airtable'], 'a plan for a library of tools'],
  ['tester', ['Playwright', 'NVDA'], 'a list of everything that breaks in a tunnel'],
];

const WHYS = [
  'I finish things only when somebody in the next seat is finishing something too.',
  'My work has no edges any more, and a train has two.',
  'I met Matteo at a print fair, and he could not stop talking about the last journey.',
  'Because I have not looked out of a window for longer than a minute since spring.',
  'I want to show work in progress to people who are not my colleagues.',
  'I teach all year. For once I would like to be the one who does the exercise.',
  'Two people from my town have been with you; both came back quieter, and better.',
];
const PLANS = [
  'I would begin with sketches by hand and have something to read from by Munich.',
  'The first half is for research, in the dining car, with anybody who is willing.',
  'It is half done already. What it lacks is an ending, and nobody to ask.',
  'One small piece each day, finished before dinner, good or not.',
  'I do not know yet how large it gets; eleven days are a good lid.',
];
const DONE = [
  'A signage system for a hospital; people find the exit now.',
  'The website of a choir, with recordings, kept up since 2019.',
  'A zine of 24 pages about bus shelters: https://example.com/shelters',
  'My grandmother’s recipes, tested, measured and bound.',
  'An open-source parser for tide tables. It has two users, and both wrote to me.',
];
const LESSONS = [
  'How to sew a book without a machine.',
  'To say no kindly. I have had a lot of practice.',
  'Reading a contract, and where to stop reading.',
  'Drawing while listening.',
  '',
];

const COPIED = [
  'I am a passionate and results-driven professional with a proven track record of delivering innovative solutions in fast-paced environments.',
  'I would leverage the unique setting of the residency to create meaningful impact and lasting value for all stakeholders.',
  'I have successfully completed numerous projects.',
  'Leadership, communication and teamwork.',
];
/**
 * Names by the applicant's index that aren't built from FIRST and LAST: people who answer in their own script, names
 * without a first name, and three equal names.
 */
const OTHER_NAMES: Record<number, readonly [name: string, answer?: string]> = {
  7: ['ליאת ברק', 'אני רוצה לסיים ספר קומיקס שהתחלתי לפני שלוש שנים.'],
  47: ['سلمى الحداد', 'أريد أن أرسم خريطة للأصوات التي نسمعها في الطريق، from Stockholm to Palermo.'],
  87: ['آرش کریمی', 'می‌خواهم یک دفتر خاطرات تصویری از سفر بسازم.'],
  23: ['王秀英', '我想在火车上写完一本关于桥的小书。'],
  63: ['Ольга Мельник', 'Хочу записати звуки всіх станцій, на яких ми зупинимося.'],
  103: ['さくら 田中', '車窓の色を毎時間記録したい。🎨'],
  12: [''],
  42: ['@nightowl'],
  72: ['Unnamed'],
  102: ['@r2d2'],
  31: ['Anna Berg'],
  71: ['Anna Berg'],
  111: ['Anna Berg'],
};
const EVERY_LINK = ['github', 'twitter', 'linkedin', 'telegram', 'youtube', 'instagram', 'leetcode', 'peerlist', 'portfolio', 'Newsletter']; // oxfmt-ignore

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const handle = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'guest';

const LONG = `${[...WHYS, ...PLANS].join(' ')}\n\n- ${DONE.join('\n- ')}`;

/** Answers by the applicant's index; thorough ones by default. */
function answersOf(index: number, thing: string): readonly string[] {
  if (index % 11 === 5) return COPIED;
  if (index % 23 === 14) return ['', '', '', ''];
  if (index % 13 === 8) return ['Sounds fun', 'Not sure yet', '', '🤷'];
  const why = at(WHYS, index);
  return [
    index % 17 === 9 ? `${why}\n\n${LONG}` : why,
    `I would make ${thing}. ${at(PLANS, index * 2)}`,
    at(DONE, index * 3 + 1),
    at(LESSONS, index + Math.floor(index / 5)),
  ];
}

/** Derives everything from the index, so that the seed is deterministic. */
function applicant(index: number): { person: PersonSeed; requests: RequestSeed[] } {
  const [role, tech, thing] = at(TRADES, index * 3);
  const usualName = `${at(FIRST, index * 7)} ${at(LAST, index * 5 + Math.floor(index / 26))}`;
  const [name = index % 29 === 3 ? `${usualName} 🚂✨` : usualName, inScript] = OTHER_NAMES[index] ?? [];
  const slug = `${handle(name)}-${index + 1}`;
  const [first = '', ...others] = answersOf(index, thing);
  const answers = [inScript ?? first, ...others];
  const isEmpty = index % 23 === 14;
  const common = { board: SLUG, user: slug };
  const rejection: RequestSeed = {
    ...common,
    status: 'rejected',
    sentDaysAgo: 120,
    decidedDaysAgo: 100,
    note: 'All berths are taken this time. Please apply again in autumn, and tell us more.',
    // Every second rejected applicant sends the same answers again.
    answers: index % 2 === 0 ? answers : ['I like trains.', 'Something', '', ''],
  };
  return {
    person: {
      slug,
      name,
      role,
      years: index % 9 === 4 ? null : (index * 7) % 24,
      location: index % 19 === 6 ? '' : at(PLACES, index * 2),
      bio: isEmpty ? '' : `${at(LESSONS, index * 3) || 'Makes things.'} Lately: ${thing}.`,
      tech: isEmpty ? [] : [...tech],
      links: index % 37 === 20 ? EVERY_LINK : isEmpty ? [] : EVERY_LINK.slice(index % 5, (index % 5) + 2),
      ...(index % 3 === 0 && { salary: 24_000 + (index % 40) * 1500 }),
      looking: index % 4 === 0 ? 'looking' : 'not_looking',
      // The profile became incomplete later, so Discover doesn't list the person.
      ...(index % 30 === 12 && { unfinished: true as const }),
      joinedDaysAgo: 150 + ((index * 11) % 400),
    },
    requests: [
      { ...common, sentDaysAgo: 1 + Math.floor(index / 5), answers },
      ...(index % 15 === 10 ? [rejection] : []),
    ],
  };
}

const APPLICANTS = Array.from({ length: APPLICATIONS }, (_, index) => applicant(index));

export const NIGHT_TRAIN_PEOPLE = APPLICANTS.map(({ person }) => person);
export const NIGHT_TRAIN_REQUESTS = APPLICANTS.flatMap(({ requests }) => requests);
