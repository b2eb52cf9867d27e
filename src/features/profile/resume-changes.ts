import { completeLink } from '@/domain/complete-link';
import { SPECIALIZATION_SKILL, TECH_STACK_SKILL, yearsOfWork, type JsonResume } from './json-resume';
import { YEARS_MAX } from '@/domain/limits';
import { EDIT_ROLE_OPTIONS, OTHER, roleLabel } from '@/domain/profile-options';
import { EDIT_PLATFORMS, platformLabel } from '@/domain/social-platforms';
import { textOfYears } from '@/domain/years';
import { safeLink } from '@/lib/addresses/safe-link';
import type { EditPlatform, EditProfileValues } from './edit-profile-schema';

/** A field in which a résumé differs from the form. */
export interface ResumeChange {
  /** The field. Unique among the changes of a résumé. */
  label: string;
  /** '' for nothing. */
  before: string;
  after: string;
  apply: (values: EditProfileValues) => EditProfileValues;
}

const same = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');
const isNew = (known: readonly string[], text: string) => !known.some((one) => same(one, text));
const unique = (texts: readonly string[]) => texts.filter((text, at) => isNew(texts.slice(0, at), text));

function textChange(label: string, field: 'bio' | 'location', after: string, values: EditProfileValues) {
  const text = after.trim();
  if (text === '' || text === values[field].trim()) return [];
  const apply = (now: EditProfileValues) => ({ ...now, [field]: text });
  return [{ label, before: values[field], after: text, apply }];
}

function roleChange(label: string, values: EditProfileValues): ResumeChange[] {
  const before = roleLabel(values.role, values.customRole);
  if (label === '' || same(label, before)) return [];
  const known = EDIT_ROLE_OPTIONS.find((option) => option.value !== OTHER && same(option.label, label));
  const role =
    known === undefined ? { role: OTHER, customRole: label } : { role: known.value, customRole: '' };
  return [{ label: 'Role', before, after: label, apply: (now) => ({ ...now, ...role }) }];
}

function yearsChange(years: number, values: EditProfileValues): ResumeChange[] {
  const after = textOfYears(Math.min(years, YEARS_MAX));
  if (years === 0 || after === values.yearsOfExperience.trim()) return [];
  const apply = (now: EditProfileValues) => ({ ...now, yearsOfExperience: after });
  return [{ label: 'Years of experience', before: values.yearsOfExperience, after, apply }];
}

/** Those of the résumé are added; none of the form is lost. */
function tagsChange(
  label: string,
  field: 'techStack' | 'developerTags',
  tags: readonly string[],
  values: EditProfileValues,
): ResumeChange[] {
  const added = unique(tags).filter((tag) => isNew(values[field], tag));
  if (added.length === 0) return [];
  return [
    {
      label,
      before: values[field].join(', '),
      after: [...values[field], ...added].join(', '),
      apply: (now) => ({
        ...now,
        [field]: [...now[field], ...added.filter((tag) => isNew(now[field], tag))],
      }),
    },
  ];
}

function fieldOf(platform: string): EditPlatform | undefined {
  const name = platform.toLowerCase().replace(/\s+/g, '');
  return EDIT_PLATFORMS.find((one) => one === (name === 'x' ? 'twitter' : name));
}

function linkChange(platform: string, url: string, values: EditProfileValues): ResumeChange[] {
  const field = fieldOf(platform);
  if (field !== undefined) {
    const before = values.fields[field];
    if (safeLink(before) === url) return [];
    const apply = (now: EditProfileValues) => ({ ...now, fields: { ...now.fields, [field]: url } });
    return [{ label: platformLabel(field), before, after: url, apply }];
  }
  if (values.links.some((link) => safeLink(link.url) === url)) return [];
  const apply = (now: EditProfileValues) => ({ ...now, links: [...now.links, { platform, url }] });
  return [{ label: platformLabel(platform), before: '', after: url, apply }];
}

function linksOf({ basics }: JsonResume): { platform: string; url: string }[] {
  const profiles = (basics?.profiles ?? []).map(({ network = '', username = '', url = '' }) => ({
    platform: network.trim(),
    url:
      url.trim() ||
      (username.trim() === '' ? '' : completeLink(network, `@${username.trim().replace(/^@/, '')}`)),
  }));
  return [...profiles, { platform: 'Website', url: basics?.url?.trim() ?? '' }].flatMap(
    ({ platform, url }) => {
      const address = safeLink(url);
      return platform === '' || address === null ? [] : [{ platform, url: address }];
    },
  );
}

/** What a résumé would change in the form. Its name and e-mail are the account's, and are not imported. */
export function resumeChanges(resume: JsonResume, values: EditProfileValues, now: Date): ResumeChange[] {
  const { basics, skills = [] } = resume;
  const { city = '', region = '', countryCode = '' } = basics?.location ?? {};
  const isSpecialization = (name = '') => same(name, SPECIALIZATION_SKILL);
  const techStack = skills.filter(({ name }) => !isSpecialization(name));
  const names = ({ name = '', keywords = [] }: (typeof skills)[number]) =>
    keywords.length > 0 || same(name, TECH_STACK_SKILL) ? keywords : [name];
  const tags = (list: typeof skills) =>
    list
      .flatMap(names)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
  const changes = [
    ...textChange(
      'Location',
      'location',
      unique([city, region, countryCode].filter(Boolean)).join(', '),
      values,
    ),
    ...textChange('Bio', 'bio', basics?.summary ?? '', values),
    ...roleChange(basics?.label?.trim() ?? '', values),
    ...yearsChange(yearsOfWork(resume, now), values),
    ...tagsChange('Tech stack', 'techStack', tags(techStack), values),
    ...tagsChange(
      SPECIALIZATION_SKILL,
      'developerTags',
      tags(skills.filter(({ name }) => isSpecialization(name))),
      values,
    ),
    ...linksOf(resume).flatMap(({ platform, url }) => linkChange(platform, url, values)),
  ];
  // Of two links of one platform the first counts.
  return changes.filter(({ label }, at) => changes.findIndex((one) => one.label === label) === at);
}
