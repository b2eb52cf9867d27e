import { useAuth } from '@/identity/session-selectors';
import { lazyPart } from '@/lib/loading/lazy-part';
import type { SearchMemoryProps } from './search-memory';

const SearchMemory = lazyPart<SearchMemoryProps>(async () => (await import('./search-memory')).SearchMemory);

/** Where searches are saved. Visitors have none, so they do not load its code either. */
export function SavedSearchSlot({ found }: Pick<SearchMemoryProps, 'found'>) {
  const { uid } = useAuth();
  return uid === null ? null : <SearchMemory key={uid} uid={uid} found={found} />;
}
