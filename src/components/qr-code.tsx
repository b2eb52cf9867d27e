import { Download } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { renderSVG } from 'uqr';
import { buttonStyle } from '@/ui/button-style';
import { Dialog } from '@/ui/dialog';

interface QrCodeDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'onClose'> {
  url: string;
  fileName: string;
  children?: ReactNode;
}

/** A link as a QR code, dark on white in both themes, with its text below. */
export function QrCodeDialog({ url, fileName, children, ...dialog }: QrCodeDialogProps) {
  // The standard requires a border of four white modules (ISO/IEC 18004).
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'M', border: 4 }))}`;
  return (
    <Dialog
      {...dialog}
      footer={
        <a href={code} download={`${fileName}.svg`} className={buttonStyle('secondary')}>
          <Download aria-hidden className="size-4" />
          Download QR code
        </a>
      }
    >
      <div className="flex flex-col gap-6 pb-2">
        {children}
        <figure className="grid justify-items-center gap-3">
          <img
            src={code}
            alt={`QR code of ${url}`}
            className="aspect-square w-full max-w-64 rounded-control border border-border"
          />
          <figcaption className="max-w-full text-center text-sm wrap-anywhere text-text-muted">
            {url}
          </figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
