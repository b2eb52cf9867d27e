import { Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useViewer } from '@/api/use-viewer';
import { configuration } from '@/lib/configuration';
import { paths } from '@/lib/paths';
import { safeLink } from '@/lib/safe-link';
import { buttonStyle } from '@/ui/button-style';
import { showToast } from '@/ui/toasts/toast-store';
import { COMPLETE_YOUR_PROFILE } from '../messages';
import { Logo } from './logo';
import { UserMenuButton } from './user-menu-button';

/** The bar on top of every screen. On /auth it has only the logo and the help link (spec section 2, 'Layout'). */
export function NavBar() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const isOnAuth = pathname === paths.auth();
  const helpUrl = safeLink(configuration.helpUrl);

  function onLogoClick(event: MouseEvent) {
    if (viewer.profile === null || viewer.hasCompleteProfile) return;
    event.preventDefault();
    showToast(COMPLETE_YOUR_PROFILE);
  }

  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface print:hidden">
      <nav
        aria-label="Main"
        className="mx-auto flex h-nav max-w-content items-center gap-2 px-4 sm:gap-3 sm:px-6"
      >
        <Link
          to={paths.home()}
          onClick={onLogoClick}
          className="mr-1 flex items-center gap-2 rounded-control font-semibold"
        >
          <Logo />
          <span className="max-sm:sr-only">Talentboard</span>
        </Link>
        {helpUrl !== null && (
          <a
            href={helpUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-control px-2 py-1 text-sm whitespace-nowrap text-text-muted hover:text-text"
          >
            Need Help?
          </a>
        )}
        <div className="flex-1" />
        {!isOnAuth && viewer.hasCompleteProfile && (
          <>
            <NavLink end to={paths.boards()} className={buttonStyle('ghost', 'small')}>
              Boards
            </NavLink>
            <NavLink to={paths.createBoard()} className={buttonStyle('secondary', 'small')}>
              <Plus aria-hidden className="size-4" />
              <span className="max-sm:sr-only">Create Board</span>
            </NavLink>
          </>
        )}
        {!isOnAuth &&
          (viewer.isSignedIn ? (
            <UserMenuButton />
          ) : (
            <Link to={paths.auth()} className={buttonStyle('secondary', 'small')}>
              Sign In
            </Link>
          ))}
      </nav>
    </header>
  );
}
