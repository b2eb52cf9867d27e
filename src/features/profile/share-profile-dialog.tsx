import { useMemo } from 'react';
import { drawQrCode, QrCode, QrCodeDownload } from '@/components/qr-code';
import { ShareLink } from '@/components/share-link';
import { displayName, type User } from '@/domain/user';
import { publicUrl } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { Dialog } from '@/ui/dialog';

/** The link to the viewer's profile with its QR code. */
export function ShareProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const url = publicUrl(paths.profile(user.id));
  const code = useMemo(() => drawQrCode(url), [url]);
  return (
    <Dialog
      onClose={onClose}
      title="Share profile"
      description="Anyone who is signed in can open your profile with this link."
      footer={code === null ? undefined : <QrCodeDownload code={code} name="profile-qr-code" />}
    >
      <div className="flex flex-col gap-6 pb-2">
        <ShareLink
          label="Profile link"
          url={url}
          title={displayName(user)}
          copied="The link to your profile has been copied to your clipboard."
        />
        <QrCode url={url} code={code} />
      </div>
    </Dialog>
  );
}
