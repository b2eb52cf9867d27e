import * as RadixTooltip from '@radix-ui/react-tooltip';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { PortalEdge } from './portal-edge';

interface TooltipProps {
  text: string;
  delayMs: number;
  skipDelayMs: number;
  /** The control that the tooltip describes, and which does nothing else; a single element that takes a ref. */
  children: ReactElement;
}

/** A short text next to a control, on hover, on focus and, for touch, on a press. */
export function Tooltip({ text, delayMs, skipDelayMs, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);

  function onClick(event: MouseEvent) {
    // Otherwise Radix closes it on a press.
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <RadixTooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      <RadixTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <RadixTooltip.Trigger asChild onClick={onClick}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <PortalEdge>
            <RadixTooltip.Content
              sideOffset={6}
              className="z-50 rounded-control bg-text px-2 py-1 text-sm text-surface shadow-float"
            >
              {text}
            </RadixTooltip.Content>
          </PortalEdge>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
