import { Link } from 'react-router-dom';
import { SignInCheckFailed } from '@/features/sign-in/sign-in-check-failed';
import { paths } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { buttonStyle } from '@/ui/button-style';
import { MessagePage } from '@/ui/message-page';

export function ErrorPage() {
  useDocumentTitle('Something went wrong');
  return (
    <MessagePage
      title="Oops! Something went wrong"
      text={<SignInCheckFailed />}
      action={
        // A full load: the check starts anew.
        <a href={paths.home()} className={buttonStyle('yellow')}>
          Back to Home
        </a>
      }
      secondaryAction={
        <Link to={paths.auth()} reloadDocument className={buttonStyle('secondary')}>
          Sign in again
        </Link>
      }
    />
  );
}
