import { foldText } from '../fold-text';
import { isOpenToWork as isUserOpenToWork } from '../member-summary';
import type { Application } from './application';
import { searchWords } from './highlight';
import { hasOwnNote, type Assessment } from './assessment';
import type { Pile } from './pile';

/** A filter that lets everybody pass. */
export const NO_DESK_FILTER = {
  term: '',
  /** As `Application.role`; '' for all. */
  role: '',
  /** Years of experience, both included; null for no limit. A limit hides people who gave none. */
  minYears: null as number | null,
  maxYears: null as number | null,
  /** One of a person's technologies; '' for all. */
  tech: '',
  isOpenToWork: false,
  /** Only those who left this question empty, from 1; null for everybody. */
  emptyQuestion: null as number | null,
  /** Only this pile; null for all. */
  pile: null as Pile | null,
  isStarred: false,
  /** One of the reviewer's tags; '' for any. */
  tag: '',
  /** With a score, or without one; null for both. */
  isScored: null as boolean | null,
  /** Scores, both included; null for no limit. A limit hides those without a score. */
  minScore: null as number | null,
  maxScore: null as number | null,
  hasNote: false,
  hasAppliedBefore: false,
};

/** Which applications are on screen. */
export type DeskFilter = Readonly<typeof NO_DESK_FILTER>;

/** What the reviewer's device knows of an application. */
export interface ReviewerFacts {
  pile: Pile;
  assessment: Assessment;
  hasAppliedBefore: boolean;
}

/** What goes by the reviewer's own work (`ReviewerFacts`). */
const OF_REVIEWER = [
  'pile',
  'isStarred',
  'tag',
  'isScored',
  'minScore',
  'maxScore',
  'hasNote',
  'hasAppliedBefore',
] as const;

/** How many filters are set besides the search term. */
export function setFilters({ term: _term, ...filter }: DeskFilter): number {
  const none = NO_DESK_FILTER;
  return (Object.keys(filter) as (keyof typeof filter)[]).filter((key) => filter[key] !== none[key]).length;
}

/** Whether it can hide anybody. */
export const isFiltering = (filter: DeskFilter): boolean =>
  setFilters(filter) > 0 || filter.term.trim() !== '';

export const isOpenToWork = ({ user }: Application): boolean => isUserOpenToWork(user);

/** @param question its number, from 1: two questions may have the same text */
export const leftEmpty = ({ answers }: Application, question: number): boolean =>
  (answers[question - 1]?.answer ?? '') === '';

/** Builds the filter's test once for a whole list. */
export function applicationFilter(
  filter: DeskFilter,
  factsOf: (application: Application) => ReviewerFacts,
): (application: Application) => boolean {
  const words = searchWords(filter.term);
  const asksReviewer = OF_REVIEWER.some((key) => filter[key] !== NO_DESK_FILTER[key]);
  const tech = foldText(filter.tech);
  return (application) => {
    const { profileQuestions } = application.user;
    if (filter.role !== '' && application.role !== filter.role) return false;
    if (filter.isOpenToWork && !isOpenToWork(application)) return false;
    const years = profileQuestions.yearsOfExperience;
    if (filter.minYears !== null && (years === null || years < filter.minYears)) return false;
    if (filter.maxYears !== null && (years === null || years > filter.maxYears)) return false;
    if (tech !== '' && !profileQuestions.techStack.some((name) => foldText(name) === tech)) return false;
    if (filter.emptyQuestion !== null && !leftEmpty(application, filter.emptyQuestion)) return false;
    if (asksReviewer && !factsPass(filter, factsOf(application))) return false;
    return words.every((word) => application.searchText().includes(word));
  };
}

function factsPass(filter: DeskFilter, { pile, assessment, hasAppliedBefore }: ReviewerFacts): boolean {
  const { isStarred, tags, score } = assessment;
  if (filter.pile !== null && pile !== filter.pile) return false;
  if (filter.isStarred && !isStarred) return false;
  if (filter.tag !== '' && !tags.some((tag) => foldText(tag) === foldText(filter.tag))) return false;
  if (filter.isScored !== null && (score !== null) !== filter.isScored) return false;
  if (filter.minScore !== null && (score === null || score < filter.minScore)) return false;
  if (filter.maxScore !== null && (score === null || score > filter.maxScore)) return false;
  if (filter.hasNote && !hasOwnNote(assessment)) return false;
  return !filter.hasAppliedBefore || hasAppliedBefore;
}
