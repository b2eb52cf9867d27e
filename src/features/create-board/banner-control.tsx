import { ImagePlus } from 'lucide-react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@/domain/limits';
import { Button } from '@/ui/button';
import { Tooltip } from '@/ui/tooltip';
import { BANNER_TOOLTIP } from './messages';

/** The board's banner. It cannot be changed yet, and the control says so to pointer, touch and keyboard. */
export function BannerControl() {
  return (
    <div className="flex h-28 items-end justify-end rounded-card border border-border bg-surface-sunken p-3">
      <Tooltip text={BANNER_TOOLTIP} delayMs={TOOLTIP_DELAY_MS} skipDelayMs={TOOLTIP_SKIP_DELAY_MS}>
        {/* Not disabled: a disabled button cannot be focused, so nobody would learn why. */}
        <Button variant="secondary" size="small" aria-disabled>
          <ImagePlus aria-hidden className="size-4" />
          Change Banner
        </Button>
      </Tooltip>
    </div>
  );
}
