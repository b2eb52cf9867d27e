import { useState, type ComponentProps } from 'react';
import { useViewer } from '@/api/use-viewer';
import { UserAvatar } from '@/components/user-avatar';
import { useAuth } from '@/identity/use-session';
import { lazyComponent } from '@/ui/lazy-component';
import type { MenuProps } from '@/ui/menu';

/** The button before the menu's code has loaded, or after it failed to load. */
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
        We couldn’t load the menu.
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
  const { displayName: name, email, photoURL: profilePicture } = auth;
  const person = profile ?? { name: name || email || '', username: '', profilePicture };
  const menu: MenuProps = {
    triggerClassName: 'block rounded-full',
    children: (
      <>
        <span className="sr-only">User menu</span>
        {/* Remount per person, because a browser's translator doesn't update changed texts. */}
        <span aria-hidden title={person.name} key={person.name}>
          {/* A placeholder, because the generated avatar depends on the profile. */}
          {profile === null && profilePicture === null ? (
            <span className="block size-8 rounded-full bg-placeholder" />
          ) : (
            <UserAvatar size="small" person={person} />
          )}
        </span>
      </>
    ),
  };
  if (wasPressed) return <UserMenu {...menu} />;
  return (
    <ClosedMenu {...menu} onPointerEnter={preload} onFocus={preload} onClick={() => setWasPressed(true)} />
  );
}
