import { Undo2 } from 'lucide-react';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { useOfDesk, type Desk } from './use-desk';

interface UndoButtonProps {
  desk: Desk;
  onPress: () => void;
  className?: string;
}

/** Takes the latest verdicts back, for those without a keyboard. It stays if there is nothing, and keeps the focus. */
export function UndoButton({ desk, onPress, className }: UndoButtonProps) {
  const canUndo = useOfDesk(desk, desk.canUndo);
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label="Undo the latest verdict"
      title="Undo the latest verdict"
      aria-keyshortcuts="U"
      aria-disabled={!canUndo}
      onClick={onPress}
      className={cn(!canUndo && 'opacity-60', className)}
    >
      <Undo2 aria-hidden className="size-4" />
    </Button>
  );
}
