import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { buttonStyle } from '@/ui/button-style';
import { Dialog } from '@/ui/dialog';

/** @returns a data URL; null if the text is too long for a QR code (about 2,300 characters) */
export function drawQrCode(text: string): string | null {
  try {
    // The standard requires a border of four white modules (ISO/IEC 18004).
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`;
  } catch {
    return null;
  }
}

interface QrCodeProps {
  url: string;
  /** `drawQrCode(url)` */
  code: string | null;
}

/** A link as a QR code, dark on white in both themes, with its text below. */
export function QrCode({ url, code }: QrCodeProps) {
  if (code === null) return <p className="pb-3">This link is too long for a QR code. Copy it instead.</p>;
  return (
    <figure className="grid justify-items-center gap-3 pb-2">
      <img
        src={code}
        alt={`QR code of ${url}`}
        className="aspect-square w-full max-w-64 rounded-control border border-border"
      />
      <figcaption className="max-w-full text-center text-sm wrap-anywhere text-text-muted">{url}</figcaption>
    </figure>
  );
}

/** @param name the file name without its extension */
export function QrCodeDownload({ code, name }: { code: string; name: string }) {
  return (
    <a href={code} download={`${name}.svg`} className={buttonStyle('secondary')}>
      <Download aria-hidden className="size-4" />
      Download SVG
    </a>
  );
}

/** A board's share link as a QR code. */
export function QrCodeDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const code = useMemo(() => drawQrCode(url), [url]);
  return (
    <Dialog
      onClose={onClose}
      title="QR Code"
      description="Scan it with a phone’s camera to open the board’s join page."
      footer={code !== null && <QrCodeDownload code={code} name="board-qr-code" />}
    >
      <QrCode url={url} code={code} />
    </Dialog>
  );
}
