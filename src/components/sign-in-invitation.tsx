import { Link, useLocation } from 'react-router-dom';
import { signInPath } from '@/lib/addresses/sign-in-path';
import { buttonStyle } from '@/ui/button-style';

/** Shown where the backend refuses visitors; signing in returns to this screen. */
export function SignInInvitation({ text }: { text: string }) {
  return (
    <div className="rounded-card border border-dashed border-border-strong px-6 py-12 text-center">
      <p className="text-lg font-semibold">Sign in to see this</p>
      <p className="mt-1 text-text-muted">{text}</p>
      <Link to={signInPath(useLocation())} className={`${buttonStyle('yellow')} mt-6`}>
        Sign in
      </Link>
    </div>
  );
}
