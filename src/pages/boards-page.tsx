import { Page, PageHeading } from '@/ui/page';

export function BoardsPage() {
  return (
    <Page>
      <PageHeading>My Boards</PageHeading>
    </Page>
  );
}
