import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScrollRegion } from '@/ui/scroll-region';
import { useFocusReturn } from '@/ui/use-focus-return';

interface DemoDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  children: ReactNode;
}

/**
 * A modal of the demo. It is above the app's own dialogs, because 'Switch person' can be pressed while one of them
 * is open.
 */
export function DemoDialog({ isOpen, onClose, title, description, children }: DemoDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <RadixDialog.Content
          {...focusReturn}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 flex-col rounded-card border border-border bg-surface-raised text-text shadow-float outline-none"
        >
          <header className="flex items-start gap-4 px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
              <RadixDialog.Description className="mt-1 text-text-muted">
                {description}
              </RadixDialog.Description>
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className="-mr-2 grid size-8 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-sunken hover:text-text"
            >
              <X aria-hidden className="size-5" />
            </RadixDialog.Close>
          </header>
          <ScrollRegion label={title} className="px-6 pt-1 pb-6">
            {children}
          </ScrollRegion>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
