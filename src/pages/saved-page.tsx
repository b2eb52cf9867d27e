import { Saved } from '@/features/saved/saved';
import { Page } from '@/ui/page';

export function SavedPage() {
  return (
    <Page>
      <Saved />
    </Page>
  );
}
