import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonStyle } from '@/ui/button-style';
import { MessagePage } from '@/ui/message-page';

export function ComingSoonPage() {
  return (
    <MessagePage
      title="Coming Soon"
      text="This part of Talentboard is still being built."
      action={
        <Link to={paths.home()} className={buttonStyle('yellow')}>
          Back to Home
        </Link>
      }
    />
  );
}
