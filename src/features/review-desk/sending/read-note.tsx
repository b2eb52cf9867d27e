import { useState } from 'react';
import { Button } from '@/ui/button';
import { lazyDialog, opens } from '@/ui/lazy-dialog';

const NoteReader = lazyDialog(async () => (await import('./note-dialog')).NoteReader);

interface ReadNoteProps {
  name: string;
  note: string;
  className?: string;
}

/** Opens a note that can't be changed here: the row it stands in has room for its beginning only. */
export function ReadNote({ name, note, className }: ReadNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Read the note: ${name}`}
        className={className}
        onClick={() => setIsOpen(true)}
        {...opens(NoteReader)}
      >
        Read
      </Button>
      {isOpen && <NoteReader name={name} note={note} onClose={() => setIsOpen(false)} />}
    </>
  );
}
