import { compareTexts } from '../compare-texts';
import { foldText } from '../fold-text';
import type { Application } from './application';
import { hasOwnNote, SCORES, type Assessment } from './assessment';
import { isOpenToWork, leftEmpty } from './find-applications';

/** A value to filter by, and how many applications have it. */
export interface FilterChoice {
  value: string;
  count: number;
}

/** What one application adds to the choices. */
export interface Filterable {
  application: Application;
  assessment: Assessment;
  hasAppliedBefore: boolean;
}

/** @param keyOf the same for texts that count as one, which is shown as it was met last */
function textCounter(keyOf: (text: string) => string) {
  const byKey = new Map<string, FilterChoice>();
  return {
    add(texts: readonly string[]) {
      // Once per application, however often it says so.
      for (const [key, value] of new Map(texts.map((text) => [keyOf(text), text]))) {
        byKey.set(key, { value, count: (byKey.get(key)?.count ?? 0) + 1 });
      }
    },
    inOrder: () => [...byKey.values()].sort((a, b) => compareTexts(a.value, b.value)),
  };
}

/**
 * The options of the filters, in alphabetical order, and how many applications each has.
 * @param questions how many the board has
 */
export function filterChoices(all: Iterable<Filterable>, questions: number) {
  const roles = textCounter((role) => role);
  const techs = textCounter(foldText);
  const tagged = textCounter(foldText);
  const empty = Array.from({ length: questions }, () => 0);
  const scored = SCORES.map(() => 0);
  const counts = { unscored: 0, isOpenToWork: 0, isStarred: 0, hasNote: 0, hasAppliedBefore: 0 };
  for (const { application, assessment, hasAppliedBefore } of all) {
    const { role, user } = application;
    roles.add(role === '' ? [] : [role]);
    techs.add(user.profileQuestions.techStack);
    tagged.add(assessment.tags);
    empty.forEach((count, index) => {
      if (leftEmpty(application, index + 1)) empty[index] = count + 1;
    });
    const { score, isStarred } = assessment;
    if (score === null) counts.unscored += 1;
    else scored[score - 1] = (scored[score - 1] ?? 0) + 1;
    counts.isOpenToWork += Number(isOpenToWork(application));
    counts.isStarred += Number(isStarred);
    counts.hasNote += Number(hasOwnNote(assessment));
    counts.hasAppliedBefore += Number(hasAppliedBefore);
  }
  return {
    roles: roles.inOrder(),
    techs: techs.inOrder(),
    tags: tagged.inOrder(),
    /** How many left each question empty, in the order of the questions. */
    leftEmpty: empty,
    /** How many have each score, from 1. */
    scored,
    ...counts,
  };
}

export type FilterChoices = ReturnType<typeof filterChoices>;
