import { Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import type { Desk } from './use-desk';
import type { DeskView } from './use-desk-view';

export type HeaderDialog = 'keys' | 'history' | 'export';

interface DeskHeaderProps {
  desk: Desk;
  view: DeskView;
  onDialog: (dialog: HeaderDialog) => void;
  /** The dialog is likely to be opened next. */
  onNear: (dialog: HeaderDialog) => void;
}

const OPENERS = [
  { dialog: 'history', label: 'History' },
  { dialog: 'export', label: 'Export' },
] as const;

/** Which board, how many are left, and how they are looked at. */
export function DeskHeader({ desk, view, onDialog, onNear }: DeskHeaderProps) {
  const { board } = desk;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Review desk
        </h1>
        <p className="truncate text-text-muted">
          <Link to={`${paths.board(board.id)}?tab=requests`} className="underline underline-offset-4">
            <bdi>{board.name}</bdi>
          </Link>
          <span className="tabular">{` · ${desk.undecidedCount.toLocaleString()} to decide`}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Switch
          label="Blind first pass"
          title="Hides name, picture and links until you have scored an application"
          checked={view.isBlind}
          onChange={(event) => view.setBlind(event.target.checked)}
        />
        <Button
          variant="secondary"
          size="small"
          onClick={() => desk.show(desk.mode === 'table' ? 'list' : 'table')}
        >
          {desk.mode === 'table' ? 'List' : 'Table'}
        </Button>
        {OPENERS.map(({ dialog, label }) => (
          <Button
            key={dialog}
            variant="ghost"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={() => onNear(dialog)}
            onFocus={() => onNear(dialog)}
            onClick={() => onDialog(dialog)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onPointerEnter={() => onNear('keys')}
          onFocus={() => onNear('keys')}
          onClick={() => onDialog('keys')}
          className="max-lg:hidden"
        >
          <Keyboard aria-hidden className="size-4" />
          Keys
        </Button>
      </div>
    </header>
  );
}
