import type { ComponentProps } from 'react';
import { Dialog } from '@/ui/dialog';

/**
 * A modal of the demo. It is above the app's own dialogs, because 'Switch person' can be pressed while one of them
 * is open.
 */
export function DemoDialog({
  children,
  ...dialog
}: Pick<ComponentProps<typeof Dialog>, 'isOpen' | 'onClose' | 'title' | 'description' | 'children'>) {
  return (
    <Dialog {...dialog} isAbove>
      <div className="-mt-2 pb-3">{children}</div>
    </Dialog>
  );
}
