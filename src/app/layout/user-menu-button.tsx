import { useState } from 'react';
import { useViewer } from '@/api/use-viewer';
import { UserAvatar } from '@/components/user-avatar';
import { useAuth } from '@/identity/session-selectors';
import { lazyDialog } from '@/ui/lazy-dialog';
import type { MenuProps } from '@/ui/menu';

const STYLE = 'rounded-full';

interface ClosedProps {
  children: MenuProps['children'];
  /** Replaces the button that was pressed. */
  isPressed: boolean;
  onClick?: () => void;
}

function Closed({ children, isPressed, onClick }: ClosedProps) {
  return (
    <button
      autoFocus={isPressed}
      type="button"
      aria-haspopup="menu"
      className={STYLE}
      onPointerEnter={UserMenu.preload}
      onFocus={UserMenu.preload}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const UserMenu = lazyDialog<MenuProps>(
  async () => (await import('./user-menu')).UserMenu,
  ({ children }) => <Closed isPressed>{children}</Closed>,
);

/** The avatar that opens the user menu. The menu's code loads when the pointer or the focus comes near. */
export function UserMenuButton() {
  // False after an attempt to open it has failed.
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const auth = useAuth();
  const { profile } = useViewer();
  const face = (
    <>
      <span className="sr-only">User menu</span>
      <UserAvatar
        size="small"
        name={profile?.name || auth.displayName || auth.email || ''}
        username={profile?.username ?? ''}
        picture={profile?.profilePicture ?? auth.photoURL}
      />
    </>
  );
  if (!isWanted) {
    return (
      <Closed isPressed={isWanted === false} onClick={() => setIsWanted(true)}>
        {face}
      </Closed>
    );
  }
  return (
    <UserMenu triggerClassName={STYLE} onClose={() => setIsWanted(false)}>
      {face}
    </UserMenu>
  );
}
