import { buttonStyle } from '@/ui/button-style';

/** As high as the share box, for a page that is drawn before the app has loaded. */
export function ShareBoxPlace() {
  return (
    <div className="border p-4">
      <span className="font-semibold">Share Link</span>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <span className="h-field sm:flex-1" />
        <span className={buttonStyle('default')}>Copy Link</span>
        <span className={buttonStyle('secondary')}>QR Code</span>
      </div>
    </div>
  );
}
