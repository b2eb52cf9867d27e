import { Discover } from '@/features/discover/discover';
import { DiscoverHeading } from '@/features/discover/discover-heading';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Page } from '@/ui/page';

export function DiscoverPage() {
  useDocumentTitle('Discover');
  return (
    <Page>
      <DiscoverHeading />
      <Discover />
    </Page>
  );
}
