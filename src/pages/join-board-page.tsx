import { Page, PageHeading } from '@/ui/page';

export function JoinBoardPage() {
  return (
    <Page>
      <PageHeading>Join</PageHeading>
    </Page>
  );
}
