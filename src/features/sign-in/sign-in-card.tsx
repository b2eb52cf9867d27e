import { IdCard, Inbox, Users, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { matchPath, useSearchParams } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { InvitedBoard } from '@/components/invited-board';
import { ShareLink } from '@/components/share-link';
import { useSessionState } from '@/identity/use-session';
import { pageHeading } from '@/lib/focus/page-heading';
import { paths } from '@/lib/addresses/paths';
import { invitedBoardId, resolveReturnPath } from '@/lib/addresses/return-path';
import { Button } from '@/ui/button';
import { useSignIn } from './use-sign-in';
import { PRODUCT } from '@/lib/product';

/** The benefits of signing in. */
const REASONS: readonly { title: string; text: string; Icon: LucideIcon }[] = [
  {
    title: 'One profile',
    text: 'What you do, what you’re looking for, and where to see your work.',
    Icon: IdCard,
  },
  { title: 'Boards to join', text: 'Answer a few questions. The creator decides who joins.', Icon: Users },
  {
    title: 'Boards to run',
    text: 'Share a link, read applications, and accept or reject them.',
    Icon: Inbox,
  },
];

const IN_APP_BROWSER =
  'Google doesn’t allow sign-in inside other apps. Open this page in your browser: copy the link, or choose “Open in browser” in the app’s menu. You can read boards here without signing in.';

/** The page's link, for browsers that don't open Google's window. */
function PageLink({ advice }: { advice: string }) {
  return (
    <>
      <p className="mb-3">{advice}</p>
      <ShareLink
        label="Link to this page"
        url={window.location.href}
        title={PRODUCT}
        copied="Paste it into your browser’s address bar."
      />
    </>
  );
}

/** The sign-in screen. A signed-in user is redirected as after a sign-in. */
export function SignInCard() {
  const { status, reason } = useSessionState();
  const [searchParams] = useSearchParams();
  const redirect = resolveReturnPath(searchParams.get('redirect'));
  const { button, isSigningIn, hint, error, isBlocked, signIn } = useSignIn(redirect);
  const isInApp = isInAppBrowser();
  const hasEnded = status === 'signedOut' && reason === 'ended' && error === null;
  const endedId = useId();

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-7rem)] max-w-3xl flex-col items-center justify-center px-6 py-12 text-center">
      {/* Gets the focus, so that screen readers read it with its description. */}
      <h1
        ref={pageHeading}
        tabIndex={-1}
        aria-describedby={hasEnded ? endedId : undefined}
        className="max-w-lg text-2xl font-semibold tracking-tight text-balance"
      >
        Find Top Talents Across Top Boards
      </h1>
      <p className="mt-3 max-w-md text-text-muted">
        A board brings people together around one topic. Find yours, or start your own.
      </p>
      {hasEnded && (
        <p role="status" id={endedId} className="mt-6">
          Your session has ended. Sign in again to continue. Your drafts are saved.
        </p>
      )}
      <PendingAction path={redirect} />
      {isInApp && (
        <div className="mt-6 w-full max-w-md rounded-card border border-border bg-surface-raised p-4 text-left">
          <PageLink advice={IN_APP_BROWSER} />
        </div>
      )}
      <Button
        ref={button}
        variant="yellow"
        className="mt-8 w-full max-w-xs"
        isBusy={isSigningIn}
        onClick={signIn}
      >
        {isSigningIn ? 'Signing in...' : 'Sign in with Google'}
      </Button>
      {/* A live region must be mounted before its content changes. */}
      <p role="status" className={hint ? 'mt-4 text-text-muted' : undefined}>
        {hint}
      </p>
      {error !== null && (
        <p role="alert" className="mt-4 text-danger">
          {error}
        </p>
      )}
      {isBlocked && !isInApp && (
        <div className="mt-6 w-full max-w-md text-left">
          <PageLink advice="Or open this page in another browser." />
        </div>
      )}
      <ul className="mt-14 grid w-full gap-x-8 gap-y-6 border-t border-border pt-8 text-left sm:grid-cols-3">
        {REASONS.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon aria-hidden className="size-5 text-text-muted" />
            <h2 className="mt-2 font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-pretty text-text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** App names in the user agents of in-app browsers. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|LinkedInApp|Slack|Twitter|musical_ly|BytedanceWebview|Snapchat|Pinterest|MicroMessenger|Line)\b/;
/** Android's WebView marker, and iOS browsers without the word 'Safari'. */
const WEB_VIEWS = /; wv\)|\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/**
 * Whether the page is open in the in-app browser of an app such as LinkedIn, where Google rejects sign-ins. An
 * installed app has a similar user agent, so it is excluded.
 */
export function isInAppBrowser(userAgent = navigator.userAgent): boolean {
  if (window.matchMedia('(display-mode: standalone)').matches) return false;
  return APPS.test(userAgent) || WEB_VIEWS.test(userAgent);
}

function Invitation({ boardId }: { boardId: string }) {
  const { data, isLoading } = useGetBoardQuery(boardId);
  return (
    <div className="mt-6 w-full max-w-md">
      <InvitedBoard lead="Sign in to apply to" boardId={boardId} board={data} isLoading={isLoading} />
    </div>
  );
}

/**
 * The action that requires the sign-in, derived from the return path.
 * @param path a path of this app, or `null`
 */
function PendingAction({ path }: { path: string | null }) {
  const boardId = invitedBoardId(path);
  if (boardId !== null) return <Invitation boardId={boardId} />;
  if (!matchPath(paths.createBoard(), path?.replace(/[?#].*$/s, '') ?? '')) return null;
  return <p className="mt-6 font-semibold">Sign in to create a board</p>;
}
