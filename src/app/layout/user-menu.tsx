import * as Menu from '@radix-ui/react-dropdown-menu';
import { Bookmark, Check, FileText, Keyboard, LogOut, Search, UserRound } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useCachedUnreadDecisionCount } from '@/api/use-unread-decisions';
import { useViewer } from '@/api/use-viewer';
import { NewDecisions } from '@/components/unread-dot';
import type { Session } from '@/identity/session';
import { useAuth, useSession } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { confirmSignOut } from '@/lib/desk/desk-signals';
import { chooseTheme, onThemeChange, readThemeChoice, THEMES, type ThemeChoice } from '@/lib/stored/theme';
import { MENU_ITEM as ITEM, MenuFrame, type MenuAction, type MenuProps } from '@/ui/menu';
import { showNotice } from '@/ui/toasts/notice-store';
import { failure, showToast } from '@/ui/toasts/toast-store';
import { openOverlay } from '../commands/commands';

/** Signs out and shows a toast. The guards then redirect to the sign-in page. */
async function signOut(session: Session): Promise<void> {
  if (!(await confirmSignOut())) return;
  try {
    await session.signOut();
  } catch {
    showToast(failure('Error signing out', 'Please try again'));
    return;
  }
  showNotice('Signed out successfully');
}

/** The user menu. Renders open, because its code loads when the user opens it. */
export function UserMenu({ triggerClassName, children }: MenuProps) {
  const auth = useAuth();
  const viewer = useViewer();
  const newDecisions = useCachedUnreadDecisionCount();
  const session = useSession();
  const theme = useSyncExternalStore(onThemeChange, readThemeChoice);
  const hasKeyboard = !window.matchMedia('(pointer: coarse)').matches;
  /** The path on which a link of the menu was pressed. */
  const pressedOnPath = useRef<string>(null);
  const leave = () => {
    pressedOnPath.current = window.location.pathname;
  };
  return (
    <MenuFrame
      defaultOpen
      triggerClassName={triggerClassName}
      onCloseAutoFocus={(event) => {
        // After a navigation the heading gets the focus, not the menu's button. A link may also open a new tab.
        if (pressedOnPath.current !== null && pressedOnPath.current !== window.location.pathname)
          event.preventDefault();
        pressedOnPath.current = null;
      }}
      items={
        <>
          <div className="border-b border-border px-3 pt-2 pb-2">
            <bdi className="block w-fit max-w-full truncate font-semibold">{auth.displayName}</bdi>
            <p className="truncate text-sm text-text-muted">{auth.email}</p>
          </div>
          <Menu.Item asChild className={`${ITEM} mt-1`} onSelect={leave}>
            <Link to={paths.profile()}>
              <UserRound aria-hidden className="size-4" />
              Profile
            </Link>
          </Menu.Item>
          {viewer.hasCompleteProfile && (
            <Menu.Item asChild className={ITEM} onSelect={leave}>
              <Link to={paths.myApplications()}>
                <FileText aria-hidden className="size-4" />
                My Applications
                <span className="ml-auto">
                  <NewDecisions count={newDecisions} />
                </span>
              </Link>
            </Menu.Item>
          )}
          <Menu.Item asChild className={ITEM} onSelect={leave}>
            <Link to={paths.saved()}>
              <Bookmark aria-hidden className="size-4" />
              Saved
            </Link>
          </Menu.Item>
          <Menu.Separator className="my-1 h-px bg-border" />
          <Menu.RadioGroup
            aria-label="Theme"
            value={theme}
            onValueChange={(value) => chooseTheme(value as ThemeChoice)}
          >
            {THEMES.map(({ value, label }) => (
              <Menu.RadioItem
                key={value}
                value={value}
                className={ITEM}
                // Keeps the menu open, so that the user sees the effect.
                onSelect={(event) => event.preventDefault()}
              >
                <span className="grid size-4 place-items-center">
                  <Menu.ItemIndicator>
                    <Check aria-hidden className="size-4" />
                  </Menu.ItemIndicator>
                </span>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Separator className="my-1 h-px bg-border" />
          {hasKeyboard && (
            <>
              <Action Icon={Search} label="Command palette" run={() => openOverlay('palette')} />
              <Action Icon={Keyboard} label="Keyboard shortcuts" run={() => openOverlay('shortcuts')} />
              <Menu.Separator className="my-1 h-px bg-border" />
            </>
          )}
          <Action Icon={LogOut} label="Sign Out" run={() => void signOut(session)} />
        </>
      }
    >
      {children}
    </MenuFrame>
  );
}

function Action({ Icon, label, run }: Pick<MenuAction, 'Icon' | 'label' | 'run'>) {
  return (
    <Menu.Item className={ITEM} onSelect={run}>
      <Icon aria-hidden className="size-4" />
      {label}
    </Menu.Item>
  );
}
