import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/identity/session-context';
import { useSessionState } from '@/identity/session-selectors';
import { redirectTarget } from '@/lib/redirect-target';
import { Button } from '@/ui/button';
import { SESSION_ENDED } from './messages';
import { useSignIn } from './use-sign-in';

/** The sign-in screen. Who is signed in already goes on as after a login (contract). */
export function SignInCard() {
  const session = useSession();
  const { signOutReason } = useSessionState();
  const [searchParams] = useSearchParams();
  const { isSigningIn, error, signIn } = useSignIn(redirectTarget(searchParams.get('redirect')));

  // Loaded now, so that the window opens inside the click: browsers block one that comes after a wait.
  useEffect(() => session.start(), [session]);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-7rem)] max-w-lg flex-col items-center justify-center px-6 py-12 text-center">
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight text-balance">
        Find Top Talents Across Top Boards
      </h1>
      <p className="mt-3 text-text-muted">
        Keep one profile, join boards by answering their questions, and run boards of your own.
      </p>
      {signOutReason === 'ended' && error === null && (
        <p role="status" className="mt-6">
          {SESSION_ENDED}
        </p>
      )}
      <Button variant="yellow" className="mt-8 w-full max-w-xs" isBusy={isSigningIn} onClick={signIn}>
        {isSigningIn ? 'Signing in...' : 'Sign in with Google'}
      </Button>
      {error !== null && (
        <p role="alert" className="mt-4 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
