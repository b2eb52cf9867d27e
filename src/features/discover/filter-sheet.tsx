import type { ReactNode } from 'react';
import { pluralize } from '@/domain/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface FilterSheetProps {
  /** The number of members found; undefined while they are loading. */
  found: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function FilterSheet({ found, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Filters"
      width="sheet"
      footer={
        <Button variant="yellow" onClick={onClose} className="w-full">
          {found === undefined ? 'Show people' : `Show ${pluralize(found, 'person', 'people')}`}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
