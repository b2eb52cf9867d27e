import { Ellipsis, Eye, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '@/domain/user';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { lazyDialog } from '@/ui/lazy-component';
import { ActionMenu } from '@/ui/menu';
import { PROFILE_MENU } from './profile-layout';
import { printCommand } from './print-profile-button';

const ShareProfileDialog = lazyDialog<{ user: User; onClose: () => void }>(
  async () => (await import('./share-profile-dialog')).ShareProfileDialog,
);

/** What the owner can do with the profile as a whole, next to editing it. */
export function ProfileMenu({ user }: { user: User }) {
  const [isSharing, setIsSharing] = useState(false);
  const navigate = useNavigate();
  const actions = [
    {
      label: 'Share profile',
      Icon: Share2,
      run: () => setIsSharing(true),
    },
    { ...printCommand, Icon: Printer },
    { label: 'View as others see it', Icon: Eye, run: () => void navigate(paths.profileFromOutside()) },
  ];
  useScreenCommands(actions);
  return (
    <>
      <ActionMenu triggerClassName={`${buttonStyle('secondary')} ${PROFILE_MENU}`} actions={actions}>
        <span className="sr-only">More</span>
        <Ellipsis aria-hidden className="size-4" />
      </ActionMenu>
      {isSharing && <ShareProfileDialog user={user} onClose={() => setIsSharing(false)} />}
    </>
  );
}
