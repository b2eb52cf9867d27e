import { Ellipsis, Eye, Pencil, Printer, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShareLink } from '@/components/share-link';
import { displayName, type User } from '@/domain/user';
import { publicUrl } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { useScreenCommands, press } from '@/lib/keyboard/commands';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { lazyDialog, opens } from '@/ui/lazy-component';
import { ActionMenu } from '@/ui/menu';

export const EditProfileDialog = lazyDialog(
  async () => (await import('./edit-profile-dialog')).EditProfileDialog,
);

export function EditProfileButton({ onOpen }: { onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useScreenCommands([{ label: 'Edit Profile', keys: 'e', run: () => press(button.current) }]);
  return (
    <Button ref={button} variant="secondary" {...opens(EditProfileDialog)} onClick={onOpen}>
      <Pencil aria-hidden className="size-4" />
      Edit Profile
    </Button>
  );
}

/** Prints the profile as a CV (styles/print.css). */
const printCommand = { label: 'Print profile', run: () => window.print() };

export function PrintProfileButton() {
  useScreenCommands([printCommand]);
  return (
    <Button variant="secondary" className="max-sm:px-2.5" onClick={printCommand.run}>
      <Printer aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Print profile</span>
    </Button>
  );
}

const QrCodeDialog = lazyDialog(async () => (await import('@/components/qr-code')).QrCodeDialog);

export function ProfileMenu({ user }: { user: User }) {
  const [isSharing, setIsSharing] = useState(false);
  const navigate = useNavigate();
  const url = publicUrl(paths.profile(user.id));
  const actions = [
    { label: 'Share profile', Icon: Share2, run: () => setIsSharing(true) },
    { ...printCommand, Icon: Printer },
    { label: 'View as others see it', Icon: Eye, run: () => void navigate(paths.publicProfile()) },
  ];
  useScreenCommands(actions);
  return (
    <>
      <ActionMenu triggerClassName={`${buttonStyle('secondary')} px-2.5`} actions={actions}>
        <span className="sr-only">More</span>
        <Ellipsis aria-hidden className="size-4" />
      </ActionMenu>
      {isSharing && (
        <QrCodeDialog
          onClose={() => setIsSharing(false)}
          title="Share profile"
          description="Anyone who is signed in can open your profile with this link."
          url={url}
          fileName="profile-qr-code"
        >
          <ShareLink
            label="Profile link"
            url={url}
            title={displayName(user)}
            copied="The link to your profile has been copied to your clipboard."
          />
        </QrCodeDialog>
      )}
    </>
  );
}
