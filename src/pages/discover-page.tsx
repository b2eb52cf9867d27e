import { Discover } from '@/features/discover/discover';
import { DiscoverHeading } from '@/features/discover/discover-skeleton';
import { Page } from '@/ui/page';

export function DiscoverPage() {
  return (
    <Page>
      <DiscoverHeading />
      <Discover />
    </Page>
  );
}
