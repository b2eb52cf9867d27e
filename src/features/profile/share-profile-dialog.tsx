import { QrCodeDialog } from '@/components/qr-code';
import { ShareLink } from '@/components/share-link';
import { displayName, type User } from '@/domain/user';
import { publicUrl } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';

export function ShareProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const url = publicUrl(paths.profile(user.id));
  return (
    <QrCodeDialog
      onClose={onClose}
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
  );
}
