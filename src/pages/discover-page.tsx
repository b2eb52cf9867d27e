import { Discover } from '@/features/discover/discover';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Page, PageHeading } from '@/ui/page';

export function DiscoverPage() {
  useDocumentTitle('Discover');
  return (
    <Page>
      <PageHeading lead="Find boards to join and people to work with.">Discover Amazing Talent</PageHeading>
      <Discover />
    </Page>
  );
}
