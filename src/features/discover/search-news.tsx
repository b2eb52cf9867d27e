import { useSearchBoardsQuery, useSearchMembersQuery } from '@/api/boards';
import { NewsDot } from '@/components/news-dot';
import { yearLimits } from '@/domain/discover';
import { filterMembers } from '@/domain/filter-members';
import { arrangePeople } from '@/domain/people-filter';
import { countNew, isMemberSearch, newText, type SavedSearch } from '@/domain/saved-search';
import { arrangeBoards } from './arrange-boards';
import { readMemberSearch } from './member-search-filter';

/** How much a saved search finds that it had not found when it was last looked at; nothing while that is unknown. */
export function SearchNews({ search }: { search: SavedSearch }) {
  const News = isMemberSearch(search.query) ? PeopleNews : BoardNews;
  return <News {...search} />;
}

function BoardNews({ query, seenUntil }: SavedSearch) {
  const params = new URLSearchParams(query);
  const type = params.get('type') ?? '';
  const { data = [] } = useSearchBoardsQuery({
    searchTerm: params.get('q') ?? '',
    ...(type === '' ? {} : { type }),
  });
  return <News count={countNew(arrangeBoards(data, type, ''), seenUntil)} />;
}

function PeopleNews({ query, seenUntil }: SavedSearch) {
  const { term, filter } = readMemberSearch(query);
  const { min, max } = yearLimits(filter.years);
  const { data = [] } = useSearchMembersQuery({
    searchTerm: term,
    role: filter.role,
    minExperience: min,
    maxExperience: max,
  });
  return <News count={countNew(arrangePeople(filterMembers(data, filter), filter), seenUntil)} />;
}

function News({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold">
      <NewsDot />
      {newText(count)}
    </span>
  );
}
