import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { SHARE_BUTTON, SHARE_FIELD, SHARE_LINE } from './share-line';
import { failure, showToast } from '@/ui/toasts/toast-store';
import type { Board } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { safeLink } from '@/lib/addresses/safe-link';

/** Whether sharing was cancelled: closing the share sheet, or pressing again while it is open, is not an error. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

const NOT_COPIED = failure('Failed to copy', 'Please try copying the link manually.');
const NOT_SHARED = failure('Failed to share', 'Please copy the link instead.');

interface ShareLinkProps {
  label: string;
  url: string;
  /** The title for the device's share sheet. */
  title: string;
  copied: string;
  /** Further share buttons, at the end of the line. */
  children?: ReactNode;
  /** The variant of 'Copy Link'; 'secondary' if the screen has another primary action. */
  variant?: 'default' | 'secondary';
}

/** A link with a copy button and, if the device has a share sheet, a share button. */
export function ShareLink({ label, url, title, copied, children, variant = 'default' }: ShareLinkProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shared = { title, url };
  const canShare = typeof navigator.share === 'function' && (navigator.canShare?.(shared) ?? true);

  useScreenCommands([
    { label: 'Copy Link', run: () => void copy() },
    ...(canShare ? [{ label: 'Share', run: () => void share() }] : []),
  ]);

  async function copy() {
    try {
      // `clipboard` is undefined on insecure pages; the error is handled below.
      await navigator.clipboard.writeText(url);
    } catch {
      showToast(NOT_COPIED);
      // Select the link, so that the user can copy it.
      input.current?.focus();
      input.current?.select();
      return;
    }
    showToast({ title: 'Link copied!', description: copied });
  }

  async function share() {
    try {
      await navigator.share(shared);
    } catch (error) {
      if (!isCancelled(error)) showToast(NOT_SHARED);
    }
  }

  return (
    <div className={SHARE_LINE}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        style={{ '--url': `${url.length}ch` } as CSSProperties}
        className={`${controlStyle()} truncate ${SHARE_FIELD} sm:max-w-[calc(var(--url)+2rem)]`}
      />
      <Button variant={variant} onClick={() => void copy()} className={SHARE_BUTTON}>
        Copy Link
      </Button>
      {children}
      {canShare && (
        <Button variant="secondary" onClick={() => void share()} className={SHARE_BUTTON}>
          Share
        </Button>
      )}
    </div>
  );
}

/**
 * The link that a creator shares: `shortLink` if it is an http or https URL, otherwise the app's URL of the short link
 * or of the join page.
 * @param appUrl the app's base URL, without a trailing slash
 */
export function boardShareUrl({ id, shortLink }: Pick<Board, 'id' | 'shortLink'>, appUrl: string): string {
  const short = shortLink.trim();
  if (/^https?:\/\//i.test(short) && safeLink(short) !== null) return short;
  return appUrl + (short === '' || /[:/]/.test(short) ? paths.joinBoard(id) : paths.shortLink(short));
}
