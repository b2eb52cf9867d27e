import { SearchNews } from '@/features/discover/search-news';
import { Saved } from '@/features/saved/saved';
import { Page } from '@/ui/page';

export function SavedPage() {
  return (
    <Page>
      <Saved renderNews={(search) => <SearchNews search={search} />} />
    </Page>
  );
}
