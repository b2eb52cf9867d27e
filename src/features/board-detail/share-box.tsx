import { useRef, useState } from 'react';
import { boardShareUrl, ShareLink } from '@/components/share-link';
import { SHARE_BUTTON } from '@/components/share-line';
import { boardTitle, type Board } from '@/domain/board';
import { publicUrl } from '@/lib/addresses/base-path';
import { press, useScreenCommands } from '@/lib/keyboard/commands';
import { Button } from '@/ui/button';
import { lazyDialog, opens } from '@/ui/lazy-component';

const QrCodeDialog = lazyDialog(async () => (await import('@/components/qr-code')).QrCodeDialog);

export function ShareBox({ board }: { board: Board }) {
  const qrButton = useRef<HTMLButtonElement>(null);
  const [isQrOpen, setIsQrOpen] = useState(false);
  const url = boardShareUrl(board, publicUrl(''));

  useScreenCommands([{ label: 'QR Code', run: () => press(qrButton.current) }]);

  return (
    <section className="mt-6 rounded-card border border-border bg-surface-raised px-4 py-3">
      <ShareLink
        label="Share Link"
        url={url}
        title={boardTitle(board)}
        copied="The join link has been copied to your clipboard."
        variant="secondary"
      >
        <Button
          ref={qrButton}
          variant="secondary"
          {...opens(QrCodeDialog)}
          onClick={() => setIsQrOpen(true)}
          className={SHARE_BUTTON}
        >
          QR Code
        </Button>
      </ShareLink>
      {isQrOpen && (
        <QrCodeDialog
          onClose={() => setIsQrOpen(false)}
          title="QR Code"
          description="Scan to open the board’s join page."
          url={url}
          fileName="board-qr-code"
        />
      )}
    </section>
  );
}
