import { useState, type ComponentProps } from 'react';
import { useViewer } from '@/api/use-viewer';
import { UserAvatar } from '@/components/user-avatar';
import { useAuth } from '@/identity/use-session';
import { lazyComponent } from '@/ui/lazy-component';
import type { MenuProps } from '@/ui/menu';

/** The button while the menu's code is loading, or after that has failed. */
function ClosedMenu({ triggerClassName, children, ...button }: MenuProps & ComponentProps<'button'>) {
  return (
    <button {...button} type="button" aria-haspopup="menu" className={triggerClassName}>
      {children}
    </button>
  );
}

const UserMenu = lazyComponent<MenuProps>(async () => (await import('./user-menu')).UserMenu, {
  // Replaces the pressed button, so it takes over its focus.
  fallback: (props) => <ClosedMenu {...props} autoFocus />,
  failed: ({ retry, error: _error, ...props }) => (
    <>
      <span role="alert" className="text-sm text-text-muted">
        The menu could not be loaded.
      </span>
      <ClosedMenu {...props} autoFocus onClick={retry} />
    </>
  ),
});

export function UserMenuButton() {
  const auth = useAuth();
  const { profile } = useViewer();
  const [wasPressed, setWasPressed] = useState(false);
  const preload = () => void UserMenu.preload();
  const name = profile?.name || auth.displayName || auth.email || '';
  const menu: MenuProps = {
    triggerClassName: 'rounded-full',
    children: (
      <>
        <span className="sr-only">User menu</span>
        <UserAvatar
          // Remount per person: a browser that translates the page keeps changed texts as they were.
          key={name}
          size="small"
          person={{
            name,
            username: profile?.username ?? '',
            profilePicture: profile?.profilePicture ?? auth.photoURL,
          }}
        />
      </>
    ),
  };
  if (wasPressed) return <UserMenu {...menu} />;
  return (
    <ClosedMenu {...menu} onPointerEnter={preload} onFocus={preload} onClick={() => setWasPressed(true)} />
  );
}
