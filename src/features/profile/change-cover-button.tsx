import { Button } from '@/ui/button';
import { showNotice } from '@/ui/toasts/notice-store';
import { COVER_COMING_SOON } from './messages';

/** Covers cannot be changed yet; the button says so. */
export function ChangeCoverButton() {
  return (
    <Button
      variant="secondary"
      size="small"
      className="absolute top-3 right-3"
      onClick={() => showNotice(COVER_COMING_SOON)}
    >
      Change Cover
    </Button>
  );
}
