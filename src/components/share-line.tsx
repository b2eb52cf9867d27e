import { buttonStyle } from '@/ui/button-style';

/* The layout of `ShareLink`. Without state, for pages that are rendered before the app has loaded. */

export const SHARE_LINE = 'flex flex-wrap items-center gap-x-3 gap-y-2';
export const SHARE_FIELD = 'min-w-0 flex-1 basis-40';
export const SHARE_BUTTON = 'shrink-0 max-sm:flex-1';

/** A placeholder with the height of a board's share box. */
export function ShareBoxPlaceholder() {
  return (
    <div className={`border px-4 py-3 ${SHARE_LINE}`}>
      <span className="font-semibold">Share Link</span>
      <span className={`h-field ${SHARE_FIELD}`} />
      <span className={`${buttonStyle('secondary')} ${SHARE_BUTTON}`}>Copy Link</span>
      <span className={`${buttonStyle('secondary')} ${SHARE_BUTTON}`}>QR Code</span>
    </div>
  );
}
