import { BoardsTabs } from '@/features/my-boards/boards-tabs';
import { Page } from '@/ui/page';

export function BoardsPage() {
  return (
    <Page>
      <BoardsTabs />
    </Page>
  );
}
