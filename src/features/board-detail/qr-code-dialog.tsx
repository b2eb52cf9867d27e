import { useMemo } from 'react';
import { drawQrCode, QrCode, QrCodeDownload } from '@/components/qr-code';
import { Dialog } from '@/ui/dialog';

/** The share link as a QR code. */
export function QrCodeDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const code = useMemo(() => drawQrCode(url), [url]);
  return (
    <Dialog
      onClose={onClose}
      title="QR Code"
      description="A phone's camera reads it and opens the board's join page."
      footer={code !== null && <QrCodeDownload code={code} name="board-qr-code" />}
    >
      <QrCode url={url} code={code} />
    </Dialog>
  );
}
