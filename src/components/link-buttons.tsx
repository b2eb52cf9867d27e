import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { signInPath } from '@/lib/addresses/return-path';
import { EmptyState } from '@/ui/empty-state';

interface HomeLinkProps {
  /** Quiet where something else is the first choice. */
  variant?: 'yellow' | 'secondary';
  children: string;
}

/** The way on from a screen that has nothing to show: a link to the boards that looks like a button. */
export function HomeLink({ variant = 'yellow', children }: HomeLinkProps) {
  return (
    <Link to={paths.home()} className={buttonStyle(variant)}>
      {children}
    </Link>
  );
}

/** Shown where the backend refuses visitors; signing in returns to this screen. */
export function SignInInvitation({ text }: { text: string }) {
  const signIn = (
    <Link to={signInPath(useLocation())} className={buttonStyle('yellow')}>
      Sign in
    </Link>
  );
  return <EmptyState title="Sign in to see this" text={text} action={signIn} />;
}
