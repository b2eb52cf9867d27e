import { compareTexts, normalizeForSearch } from '../text';
import type { Application } from './application';

/** Distinct texts in alphabetical order, regardless of case and accents; the last spelling wins. */
function distinct(texts: readonly string[]): string[] {
  const byKey = new Map(texts.map((text) => [normalizeForSearch(text), text]));
  return [...byKey.values()].sort(compareTexts);
}

/** The filters' options. @param tagsOf the reviewer's tags of an application */
export const readFacets = (
  applications: readonly Application[],
  tagsOf: (application: Application) => readonly string[],
) => ({
  roles: distinct(applications.map(({ role }) => role).filter((role) => role !== '')),
  techs: distinct(applications.flatMap(({ user }) => user.profileQuestions.techStack)),
  tags: distinct(applications.flatMap(tagsOf)),
});
