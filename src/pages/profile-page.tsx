import { useParams } from 'react-router-dom';
import { Profile } from '@/features/profile/profile';
import { Page } from '@/ui/page';

export function ProfilePage() {
  const { userId } = useParams();
  return (
    <Page>
      <Profile userId={userId} />
    </Page>
  );
}
