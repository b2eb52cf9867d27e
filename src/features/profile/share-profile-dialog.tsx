import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { drawQrCode, QrCode, QrCodeDownload } from '@/components/qr-code';
import { ShareLink } from '@/components/share-link';
import { toJsonResume } from './json-resume';
import { displayName, type User } from '@/domain/user';
import { publicUrl } from '@/lib/addresses/current-path';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { Dialog } from '@/ui/dialog';

/** The link to your own profile, also as a QR code, and the profile as a JSON Resume. */
export function ShareProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const url = publicUrl(paths.profile(user.id));
  const code = useMemo(() => drawQrCode(url), [url]);
  const resume = JSON.stringify(toJsonResume(user, url), null, 2);
  return (
    <Dialog
      onClose={onClose}
      title="Share profile"
      description="People who are signed in can open your profile by its link."
      footer={
        <>
          <a
            href={`data:application/json;charset=utf-8,${encodeURIComponent(resume)}`}
            download="resume.json"
            className={buttonStyle('secondary')}
          >
            <Download aria-hidden className="size-4" />
            Download JSON Resume
          </a>
          {code !== null && <QrCodeDownload code={code} name="profile-qr-code" />}
        </>
      }
    >
      <div className="flex flex-col gap-6 pb-2">
        <div>
          <ShareLink
            label="Profile link"
            url={url}
            title={displayName(user)}
            copied="The link to your profile has been copied to your clipboard."
          />
        </div>
        <QrCode url={url} code={code} />
        <p className="text-sm text-text-muted">
          The JSON Resume contains your e-mail address, but neither your salary nor your wallet address. Other
          services and Talentboard itself can read it.
        </p>
      </div>
    </Dialog>
  );
}
