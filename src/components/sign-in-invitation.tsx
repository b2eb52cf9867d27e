import { Link, useLocation } from 'react-router-dom';
import { signInPath } from '@/lib/addresses/return-path';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';

/** Shown where the backend refuses visitors; signing in returns to this screen. */
export function SignInInvitation({ text }: { text: string }) {
  const signIn = (
    <Link to={signInPath(useLocation())} className={buttonStyle('yellow')}>
      Sign in
    </Link>
  );
  return <EmptyState title="Sign in to see this" text={text} action={signIn} />;
}
