import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  text: string;
  delayMs: number;
  skipDelayMs: number;
  /** The control that the tooltip speaks of; one element that takes a ref. */
  children: ReactElement;
}

/** A short text beside a control on hover and focus. */
export function Tooltip({ text, delayMs, skipDelayMs, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            className="z-50 rounded-control bg-text px-2 py-1 text-sm text-surface shadow-float"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
