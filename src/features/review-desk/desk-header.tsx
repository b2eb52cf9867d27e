import { Link } from 'react-router-dom';
import { formatNumber } from '@/domain/format-number';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import type { Desk } from './use-desk';
import type { DeskView } from './use-desk-view';

export type HeaderDialog = 'history' | 'export';

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
          <span className="tabular">{` · ${formatNumber(desk.undecidedCount)} to decide`}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2">
        <Switch
          label="Blind first pass"
          title="Hides name, picture and links until you have scored an application"
          checked={view.isBlind}
          onChange={(event) => view.setBlind(event.target.checked)}
        />
        <Button
          variant="secondary"
          size="small"
          className="max-sm:px-2"
          onClick={() => desk.show(desk.mode === 'table' ? 'list' : 'table')}
        >
          {desk.mode === 'table' ? 'List' : 'Table'}
        </Button>
        {OPENERS.map(({ dialog, label }) => (
          <Button
            key={dialog}
            variant="ghost"
            size="small"
            className="max-sm:px-2"
            aria-haspopup="dialog"
            onPointerEnter={() => onNear(dialog)}
            onFocus={() => onNear(dialog)}
            onClick={() => onDialog(dialog)}
          >
            {label}
          </Button>
        ))}
        {/* The list itself is the app's, with its other keys. */}
        <p className="pl-2 text-sm text-text-muted max-lg:hidden">
          <kbd className="rounded-control border border-border-strong px-1.5 py-0.5 font-sans">?</kbd> for
          keys
        </p>
      </div>
    </header>
  );
}
