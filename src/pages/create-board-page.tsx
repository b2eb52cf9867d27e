import { CreateBoardForm } from '@/features/create-board/create-board-form';
import { Page, PageHeading } from '@/ui/page';

export function CreateBoardPage() {
  return (
    <Page>
      <PageHeading lead="A board gathers people around one thing. You share its link and decide who joins.">
        Create Board
      </PageHeading>
      <CreateBoardForm />
    </Page>
  );
}
