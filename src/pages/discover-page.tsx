import { Page, PageHeading } from '@/ui/page';

export function DiscoverPage() {
  return (
    <Page>
      <PageHeading>Discover Amazing Talent</PageHeading>
    </Page>
  );
}
