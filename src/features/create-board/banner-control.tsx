import * as Tooltip from '@radix-ui/react-tooltip';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@/domain/limits';
import { SmallButton } from '@/ui/button';
import { PortalEdge } from '@/ui/portal-edge';

/** The board's banner. Changing it isn't supported yet: a tooltip on hover, focus or press explains that. */
export function BannerControl() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex h-14 items-center justify-end rounded-card border border-border bg-surface-sunken px-3">
      <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
        <Tooltip.Root open={isOpen} onOpenChange={setIsOpen}>
          <Tooltip.Trigger
            asChild
            onClick={(event) => {
              // Radix would close the tooltip on a press.
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            {/* Not `disabled`: a disabled button can't be focused, so its tooltip couldn't be opened. */}
            <SmallButton aria-disabled>
              <ImagePlus aria-hidden className="size-4" />
              Change Banner
            </SmallButton>
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <PortalEdge>
              <Tooltip.Content
                sideOffset={6}
                className="z-50 rounded-control bg-text px-2 py-1 text-sm text-surface shadow-float"
              >
                Coming soon in v2
              </Tooltip.Content>
            </PortalEdge>
          </Tooltip.Portal>
        </Tooltip.Root>
      </Tooltip.Provider>
    </div>
  );
}
