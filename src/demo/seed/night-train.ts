import night from './night-train.json' with { type: 'json' };
import type { BoardSeed, PersonSeed, RequestSeed } from './records';

/**
 * A board with more applications than a reviewer reads in one session, as varied as real ones: thorough, hasty, copied,
 * in several scripts, by people with equal or missing names, and by people who were rejected before.
 */
export const NIGHT_TRAIN: BoardSeed = night.board;

const APPLICATIONS = 120;

/**
 * Names by the applicant's index that aren't built from a first and a last name: people who answer in their own script,
 * names without a first name, and three equal names.
 */
const OTHER_NAMES: Record<number, { name: string; answer?: string }> = night.otherNames;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const handle = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'guest';

const LONG = `${[...night.whys, ...night.plans].join(' ')}\n\n- ${night.done.join('\n- ')}`;

/** Answers by the applicant's index; thorough ones by default. */
function answersOf(index: number, thing: string): readonly string[] {
  if (index % 11 === 5) return night.copied;
  if (index % 23 === 14) return ['', '', '', ''];
  if (index % 13 === 8) return ['Sounds fun', 'Not sure yet', '', '🤷'];
  const why = at(night.whys, index);
  return [
    index % 17 === 9 ? `${why}\n\n${LONG}` : why,
    `I would make ${thing}. ${at(night.plans, index * 2)}`,
    at(night.done, index * 3 + 1),
    at(night.lessons, index + Math.floor(index / 5)),
  ];
}

/** Derives everything from the index, so that the seed is deterministic. */
function applicant(index: number): { person: PersonSeed; requests: RequestSeed[] } {
  const { role, tech, thing } = at(night.trades, index * 3);
  const usualName = `${at(night.firstNames, index * 7)} ${at(night.lastNames, index * 5 + Math.floor(index / 26))}`;
  const { name, answer } = OTHER_NAMES[index] ?? { name: index % 29 === 3 ? `${usualName} 🚂✨` : usualName };
  const slug = `${handle(name)}-${index + 1}`;
  const [first = '', ...others] = answersOf(index, thing);
  const answers = [answer ?? first, ...others];
  const isEmpty = index % 23 === 14;
  const common = { board: NIGHT_TRAIN.slug, user: slug };
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
      location: index % 19 === 6 ? '' : at(night.places, index * 2),
      bio: isEmpty ? '' : `${at(night.lessons, index * 3) || 'Makes things.'} Lately: ${thing}.`,
      tech: isEmpty ? [] : [...tech],
      links: index % 37 === 20 ? night.links : isEmpty ? [] : night.links.slice(index % 5, (index % 5) + 2),
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
