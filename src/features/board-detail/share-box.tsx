import { useId, useRef, useState } from 'react';
import { boardShareUrl } from '@/domain/board-share-url';
import type { Board } from '@/domain/board';
import { useScreenCommands } from '@/lib/commands';
import { press } from '@/lib/press';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { lazyDialog } from '@/ui/lazy-dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { LINK_COPIED, LINK_NOT_COPIED, LINK_NOT_SHARED } from './messages';

const QrCodeDialog = lazyDialog<{ url: string; onClose: () => void }>(
  async () => (await import('./qr-code-dialog')).QrCodeDialog,
);

/** Neither closing the share sheet nor a second press while it is open is a failure. */
const isNoFailure = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/** The link that invites people to the board, with all ways to share it; shown to its creator. */
export function ShareBox({ board }: { board: Board }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const qrButton = useRef<HTMLButtonElement>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  const [isQrOpen, setIsQrOpen] = useState(false);
  const url = boardShareUrl(board, window.location.origin);
  const shared = { title: board.name, url };
  const canShare = typeof navigator.share === 'function' && (navigator.canShare?.(shared) ?? true);

  useScreenCommands([
    { label: 'Copy Link', keywords: ['share', 'invite'], run: () => press(copyButton.current) },
    { label: 'QR Code', keywords: ['share', 'invite'], run: () => press(qrButton.current) },
    ...(canShare
      ? [{ label: 'Share', keywords: ['invite', 'send'], run: () => press(shareButton.current) }]
      : []),
  ]);

  async function copy() {
    try {
      // Undefined where the page is not served securely, so that this throws as well.
      await navigator.clipboard.writeText(url);
    } catch {
      showToast(LINK_NOT_COPIED);
      // Selected, to be copied by hand.
      input.current?.focus();
      input.current?.select();
      return;
    }
    showToast(LINK_COPIED);
  }

  async function share() {
    try {
      await navigator.share(shared);
    } catch (error) {
      if (!isNoFailure(error)) showToast(LINK_NOT_SHARED);
    }
  }

  return (
    <section className="rounded-card border border-border bg-surface-raised p-4">
      <label htmlFor={id} className="font-semibold">
        Share Link
      </label>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <input
          ref={input}
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`${controlStyle()} min-w-0 flex-1 truncate sm:basis-48`}
        />
        <Button ref={copyButton} variant="default" onClick={() => void copy()} className="shrink-0">
          Copy Link
        </Button>
        <div className="flex gap-3">
          <Button
            ref={qrButton}
            variant="secondary"
            aria-haspopup="dialog"
            onPointerEnter={QrCodeDialog.preload}
            onFocus={QrCodeDialog.preload}
            onClick={() => setIsQrOpen(true)}
            className="flex-1 sm:flex-none"
          >
            QR Code
          </Button>
          {canShare && (
            <Button
              ref={shareButton}
              variant="secondary"
              onClick={() => void share()}
              className="flex-1 sm:flex-none"
            >
              Share
            </Button>
          )}
        </div>
      </div>
      {isQrOpen && <QrCodeDialog url={url} onClose={() => setIsQrOpen(false)} />}
    </section>
  );
}
