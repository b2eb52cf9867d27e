import type { AnswersUpdate } from '@/api/profile';
import type { ProfileQuestions } from '@/domain/user';

const isEmpty = (value: unknown) => value === '' || value === null;

/** The fields without those that are empty and were so before. */
function filled<T extends object>(now: T, before: T): Partial<T> {
  const fields = Object.entries(now).filter(
    ([key, value]) => !isEmpty(value) || !isEmpty(before[key as keyof T]),
  );
  return Object.fromEntries(fields) as Partial<T>;
}

/**
 * All answers, in case the backend replaces the whole object, but for those that were never given: a backend may refuse
 * '' for a choice and null for a number. What has been cleared is sent.
 */
export const answersToSend = (now: ProfileQuestions, before: ProfileQuestions): AnswersUpdate => ({
  ...filled(now, before),
  salaryExpectations: filled(now.salaryExpectations, before.salaryExpectations),
});
