import { useEffect, type MouseEvent } from 'react';
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom';
import { useViewer, type Viewer } from '@/api/use-viewer';
import { useAuth } from '@/identity/use-session';
import { configuration } from '@/lib/configuration';
import { paths } from '@/lib/addresses/paths';
import { safeStorage } from '@/lib/stored/safe-storage';
import { safeLink } from '@/lib/addresses/safe-link';
import { signInPath } from '@/lib/addresses/return-path';
import { buttonStyle } from '@/ui/button-style';
import { showToast } from '@/ui/toasts/toast-store';
import { COMPLETE_YOUR_PROFILE } from '../auth-guard';
import { Logo } from './logo';
import { NAV_LINK, NavButtons } from './nav-buttons';
import { UserMenuButton } from './user-menu-button';
import { PRODUCT } from '@/lib/product';

/** The link home. With an incomplete profile it shows a toast instead. */
function LogoLink({ viewer }: { viewer?: Viewer }) {
  function onClick(event: MouseEvent) {
    if (!viewer?.profile || viewer.hasCompleteProfile) return;
    event.preventDefault();
    showToast(COMPLETE_YOUR_PROFILE);
  }
  return (
    <Link
      to={paths.home()}
      onClick={onClick}
      className="mr-1 flex items-center gap-2 rounded-control font-semibold"
    >
      <Logo />
      <span className="max-sm:sr-only">{PRODUCT}</span>
    </Link>
  );
}

function HelpLink() {
  const helpUrl = safeLink(configuration.helpUrl);
  if (helpUrl === null) return null;
  return (
    <a
      href={helpUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-control px-2 py-1 text-sm whitespace-nowrap text-text-muted hover:text-text"
    >
      {/* The text doesn't fit on the narrowest phones. Next to UnsentLink it fits on none. */}
      <span className="max-[24rem]:sr-only max-sm:group-has-data-unsent:sr-only">Need Help?</span>
      <span aria-hidden className="min-[24rem]:hidden max-sm:group-has-data-unsent:inline">
        ?
      </span>
    </a>
  );
}

/** The uid of the user whose profile was complete when it was last loaded. */
const COMPLETE_UID = 'complete-profile';

/** Whether the profile is complete. Until it has loaded, the last known state. */
function useLastKnownComplete({ profile, hasCompleteProfile }: Viewer): boolean {
  const { uid } = useAuth();
  useEffect(() => {
    if (profile === null && uid !== null) return;
    if (uid !== null && hasCompleteProfile) safeStorage.set(COMPLETE_UID, uid);
    // After a sign-out too.
    else safeStorage.remove(COMPLETE_UID);
  }, [profile, uid, hasCompleteProfile]);
  return profile === null ? uid !== null && safeStorage.get(COMPLETE_UID) === uid : hasCompleteProfile;
}

function FullNav() {
  const viewer = useViewer();
  const location = useLocation();
  const isComplete = useLastKnownComplete(viewer);
  const { profile } = viewer;
  return (
    <>
      <LogoLink viewer={viewer} />
      <HelpLink />
      <div className="flex-1" />
      {(isComplete || !viewer.isSignedIn) && (
        <NavLink
          end
          to={paths.home()}
          className={`${NAV_LINK} max-md:hidden max-2xl:group-has-data-unsent:hidden`}
        >
          Discover
        </NavLink>
      )}
      {isComplete && <NavButtons />}
      {profile && !isComplete && !matchPath(paths.onboarding(), location.pathname) && (
        <Link
          to={paths.onboarding(location.pathname + location.search)}
          className={`tabular min-w-0 leading-tight ${buttonStyle('secondary', 'small')}`}
        >
          {`Finish your profile (${profile.profileCompletionPercentage}%)`}
        </Link>
      )}
      {viewer.isSignedIn ? (
        <UserMenuButton />
      ) : (
        <Link to={signInPath(location)} className={buttonStyle('secondary', 'small')}>
          Sign In
        </Link>
      )}
    </>
  );
}

export function NavBar() {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface print:hidden">
      <nav
        aria-label="Main"
        className={`group mx-auto flex h-nav items-center gap-2 px-4 sm:gap-3 sm:px-6 ${matchPath('/boards/:boardId/review/*', pathname) ? 'max-w-desk' : 'max-w-content'}`}
      >
        {matchPath(paths.auth(), pathname) ? (
          // Sends no request, because the backend may not know the user yet.
          <>
            <LogoLink />
            <HelpLink />
          </>
        ) : (
          <FullNav />
        )}
      </nav>
    </header>
  );
}
