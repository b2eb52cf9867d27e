import { Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import type { Desk } from './use-desk';
import type { DeskView } from './use-desk-view';

interface DeskHeaderProps {
  desk: Desk;
  view: DeskView;
  onKeys: () => void;
  onKeysNear: () => void;
}

/** Which board, how many are left, and how they are looked at. */
export function DeskHeader({ desk, view, onKeys, onKeysNear }: DeskHeaderProps) {
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
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onPointerEnter={onKeysNear}
          onFocus={onKeysNear}
          onClick={onKeys}
          className="max-lg:hidden"
        >
          <Keyboard aria-hidden className="size-4" />
          Keys
        </Button>
      </div>
    </header>
  );
}
