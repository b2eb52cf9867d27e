import { useViewer } from '@/api/use-viewer';
import { UserAvatar } from '@/components/user-avatar';
import { useAuth } from '@/identity/session-selectors';
import { lazyMenu, MenuButton } from '@/ui/menu-button';

const UserMenu = lazyMenu(async () => (await import('./user-menu')).UserMenu);

export function UserMenuButton() {
  const auth = useAuth();
  const { profile } = useViewer();
  return (
    <MenuButton menu={UserMenu} triggerClassName="rounded-full">
      <span className="sr-only">User menu</span>
      <UserAvatar
        size="small"
        name={profile?.name || auth.displayName || auth.email || ''}
        username={profile?.username ?? ''}
        picture={profile?.profilePicture ?? auth.photoURL}
      />
    </MenuButton>
  );
}
