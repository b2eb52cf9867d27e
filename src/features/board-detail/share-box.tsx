import { useId, useRef } from 'react';
import { boardShareUrl } from '@/domain/board-share-url';
import type { Board } from '@/domain/board';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { showToast } from '@/ui/toasts/toast-store';
import { LINK_COPIED, LINK_NOT_COPIED } from './messages';

/** The link that invites people to the board; shown to its creator. */
export function ShareBox({ board }: { board: Board }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const url = boardShareUrl(board, window.location.origin);

  async function copy() {
    try {
      // Missing where the page is not served securely; that throws as well.
      await navigator.clipboard.writeText(url);
    } catch {
      showToast(LINK_NOT_COPIED);
      // Ready to be copied by hand.
      input.current?.focus();
      input.current?.select();
      return;
    }
    showToast(LINK_COPIED);
  }

  return (
    <section className="rounded-card border border-border bg-surface-raised p-4">
      <label htmlFor={id} className="font-medium">
        Share Link
      </label>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <input
          ref={input}
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`${controlStyle()} min-w-0 flex-1 truncate`}
        />
        <Button variant="default" onClick={() => void copy()} className="shrink-0">
          Copy Link
        </Button>
      </div>
    </section>
  );
}
