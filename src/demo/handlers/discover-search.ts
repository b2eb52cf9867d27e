import { normalizeForSearch, hasWords, searchTerm } from '@/domain/text';
import { FILTER_YEARS_MAX, FILTER_YEARS_MIN } from '@/domain/limits';
import { byNewest, ensure, type DemoBoard, type DemoDb, type DemoUser } from '../db';

/** Parses the query of `GET /boards`. @throws HttpError 422 */
export function readDiscoverQuery(query: URLSearchParams) {
  const searchType = query.get('searchType') || 'board';
  ensure(searchType === 'board' || searchType === 'member', 422, 'searchType must be board or member');
  const minYears = readYears(query, 'minExperience', FILTER_YEARS_MIN);
  const maxYears = readYears(query, 'maxExperience', FILTER_YEARS_MAX);
  ensure(minYears <= maxYears, 422, 'minExperience must not exceed maxExperience');
  const tags = query.getAll('tags').flatMap((list) => list.split(','));
  return {
    searchType,
    /** Normalized for search; '' matches everything. */
    term: normalizeForSearch(searchTerm(query.get('searchTerm') ?? '')),
    /** Tags in lower case; one matching tag is enough. */
    tags: tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''),
    minYears,
    maxYears,
  };
}

type DiscoverQuery = ReturnType<typeof readDiscoverQuery>;

/** Finds boards whose name, description or tags contain each word of the term, newest first. */
export function searchBoards(db: DemoDb, { term, tags }: DiscoverQuery): DemoBoard[] {
  return db.boards
    .filter(
      (board) =>
        hasWords([board.name, board.description, ...board.boardType].map(normalizeForSearch), term) &&
        (tags.length === 0 || board.boardType.some((tag) => tags.includes(tag))),
    )
    .sort(byNewest);
}

/** Finds people with a complete profile whose name or username contains each word of the term, newest first. A tag is a role. */
export function searchMembers(db: DemoDb, { term, tags, minYears, maxYears }: DiscoverQuery): DemoUser[] {
  return db.users
    .filter(
      (user) =>
        user.isProfileComplete &&
        hasWords([user.name, user.username].map(normalizeForSearch), term) &&
        (tags.length === 0 || tags.includes(user.profileQuestions.role.toLowerCase())) &&
        hasYearsBetween(user, minYears, maxYears),
    )
    .sort(byNewest);
}

/** The end of the scale means 'and more'. Unknown years match unless the range is narrowed. */
function hasYearsBetween(user: DemoUser, min: number, max: number): boolean {
  const isOpenEnded = max >= FILTER_YEARS_MAX;
  const years = user.profileQuestions.yearsOfExperience;
  if (years === null) return isOpenEnded && min <= FILTER_YEARS_MIN;
  return years >= min && (isOpenEnded || years <= max);
}

function readYears(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const years = Number(text);
  ensure(Number.isFinite(years) && years >= 0, 422, `${name} must be a number of at least 0`);
  return years;
}
