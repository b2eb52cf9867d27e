import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { signInPath } from '@/lib/addresses/return-path';
import { EmptyState } from '@/ui/empty-state';

interface HomeLinkProps {
  /** 'secondary' if the screen has another primary action. */
  variant?: 'yellow' | 'secondary';
  children: string;
}

/** A link to the home page that looks like a button, for screens without content. */
export function HomeLink({ variant = 'yellow', children }: HomeLinkProps) {
  return (
    <Link to={paths.home()} className={buttonStyle(variant)}>
      {children}
    </Link>
  );
}

/** Shown if the backend requires a sign-in. Signing in returns to this screen. */
export function SignInInvitation({ text }: { text: string }) {
  const signIn = (
    <Link to={signInPath(useLocation())} className={buttonStyle('yellow')}>
      Sign in
    </Link>
  );
  return <EmptyState title="Sign in to see this" text={text} action={signIn} />;
}
