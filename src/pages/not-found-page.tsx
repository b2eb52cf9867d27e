import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonStyle } from '@/ui/button-style';
import { MessagePage } from '@/ui/message-page';

export function NotFoundPage() {
  return (
    <MessagePage
      title="Oops! Page not found"
      text="The address may be mistyped, or the page has moved."
      action={
        <Link to={paths.home()} className={buttonStyle('yellow')}>
          Home
        </Link>
      }
    />
  );
}
