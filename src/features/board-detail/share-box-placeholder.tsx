import { SHARE_BUTTON, SHARE_FIELD, SHARE_LINE } from '@/components/share-line';
import { buttonStyle } from '@/ui/button-style';

/** A placeholder with the share box's height, for the page that is rendered before the app has loaded. */
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
