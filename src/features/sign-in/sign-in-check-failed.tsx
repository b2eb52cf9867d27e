import { Link } from 'react-router-dom';
import { HomeLink } from '@/components/home-link';
import { paths } from '@/lib/addresses/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { MessagePage } from '@/ui/message-page';
import { useStateCheck } from './use-state-check';

/** Says that the sign-in state could not be checked, with the service's own message if there is one. */
export function SignInCheckFailed() {
  const { errorMessage, isChecking, checkAgain } = useStateCheck();
  return (
    <MessagePage
      title="Oops! Something went wrong"
      text={
        <>
          Your sign-in could not be checked. Check your connection and try again.
          {errorMessage !== '' && <span className="mt-2 block text-sm">{errorMessage}</span>}
        </>
      }
      action={
        checkAgain !== null && (
          <Button variant="yellow" isBusy={isChecking} onClick={checkAgain}>
            {isChecking ? 'Checking...' : 'Try again'}
          </Button>
        )
      }
      secondaryAction={
        <>
          {/* Not a reload, which would leave the app when there is no connection. */}
          <HomeLink variant={checkAgain === null ? 'yellow' : 'secondary'}>Back to Home</HomeLink>
          {checkAgain === null && (
            <Link to={paths.auth()} className={buttonStyle('secondary')}>
              Sign in again
            </Link>
          )}
        </>
      }
    />
  );
}
