import { developerTags } from '@/domain/developer-tags';
import { roleLabel } from '@/domain/profile-options';
import { platformLabel } from '@/domain/social-platforms';
import type { User } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';

/** The parts of a JSON Resume 1.0.0 (https://jsonresume.org/schema) that a profile has a place for. */
export interface JsonResume {
  $schema?: string;
  basics?: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    url?: string;
    summary?: string;
    location?: { city?: string; region?: string; countryCode?: string };
    profiles?: { network?: string; username?: string; url?: string }[];
  };
  work?: { startDate?: string; endDate?: string }[];
  skills?: { name?: string; keywords?: string[] }[];
  meta?: { canonical?: string; version?: string };
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The names of the two lists of a profile, by which an import finds them again. */
export const TECH_STACK_SKILL = 'Tech stack';
export const SPECIALIZATION_SKILL = 'Developer specialization';

const unlessEmpty = <Key extends string>(key: Key, text: string) =>
  (text.trim() === '' ? {} : { [key]: text.trim() }) as Partial<Record<Key, string>>;

/**
 * A profile as a JSON Resume. What is private (salary, wallet address) and what the format has no place for is left
 * out.
 * @param url of the profile
 */
export function toJsonResume(user: User, url: string): JsonResume {
  const { profileQuestions: questions } = user;
  const skills = [
    { name: TECH_STACK_SKILL, keywords: questions.techStack },
    { name: SPECIALIZATION_SKILL, keywords: developerTags(questions) },
  ];
  return {
    $schema: SCHEMA,
    basics: {
      ...unlessEmpty('name', user.name),
      ...unlessEmpty('label', roleLabel(questions.role, questions.customRole)),
      ...unlessEmpty('image', safeLink(user.profilePicture ?? '') ?? ''),
      ...unlessEmpty('email', user.email),
      ...unlessEmpty('summary', user.bio),
      ...(user.location.trim() === '' ? {} : { location: { city: user.location.trim() } }),
      profiles: user.socialMedia.flatMap((link) => {
        const address = safeLink(link.url);
        return address === null ? [] : [{ network: platformLabel(link.platform), url: address }];
      }),
    },
    skills: skills.filter(({ keywords }) => keywords.length > 0),
    meta: { canonical: url, version: 'v1.0.0' },
  };
}

const MONTHS_A_YEAR = 12;
/** '2020', '2020-05' or '2020-05-17' in months since the year 0. */
function monthOf(date: string | undefined): number | null {
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year) * MONTHS_A_YEAR + Number(month) - 1;
}

/** Whole years in which somebody had a job, where two at the same time count once; a job without an end goes on. */
export function yearsOfWork({ work = [] }: JsonResume, now: Date): number {
  const thisMonth = now.getFullYear() * MONTHS_A_YEAR + now.getMonth();
  const spans = work.flatMap(({ startDate, endDate }) => {
    const start = monthOf(startDate);
    return start === null ? [] : [{ start, end: Math.min(monthOf(endDate) ?? thisMonth, thisMonth) }];
  });
  let months = 0;
  let countedTo = -Infinity;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    months += Math.max(0, end - Math.max(start, countedTo));
    countedTo = Math.max(countedTo, end);
  }
  return Math.floor(months / MONTHS_A_YEAR);
}
