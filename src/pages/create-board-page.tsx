import { Page, PageHeading } from '@/ui/page';

export function CreateBoardPage() {
  return (
    <Page>
      <PageHeading>Create Board</PageHeading>
    </Page>
  );
}
