import { Page, PageHeading } from '@/ui/page';

export function ProfilePage() {
  return (
    <Page>
      <PageHeading>Profile</PageHeading>
    </Page>
  );
}
