import { lazy, Suspense, useState } from 'react';
import { useViewer } from '@/api/use-viewer';
import { UserAvatar } from '@/components/user-avatar';
import { useAuth } from '@/identity/session-selectors';

const loadMenu = () => import('./user-menu');
const UserMenu = lazy(() => loadMenu().then((module) => ({ default: module.UserMenu })));

const STYLE = 'rounded-full';

/** The avatar that opens the user menu; the menu's code comes when the pointer or the focus is near. */
export function UserMenuButton() {
  const [isWanted, setIsWanted] = useState(false);
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
  const preload = () => void loadMenu();
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      className={STYLE}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
    >
      {face}
    </button>
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <UserMenu triggerClassName={STYLE}>{face}</UserMenu>
    </Suspense>
  );
}
