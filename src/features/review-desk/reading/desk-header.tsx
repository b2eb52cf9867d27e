import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import { PILE_LABELS, PILES, type Pile } from '@/domain/review/pile';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/addresses/paths';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';
import { askQuestion } from '../questions/answer-commands';
import type { Desk } from '../state/desk';
import { useAddress, useOfDeskLater, usePileCounts, type DeskView } from './use-desk';

export type HeaderDialog = 'cutLine' | 'closeOut' | 'history' | 'export' | 'templates';

interface DeskHeaderProps {
  desk: Desk;
  view: DeskView;
  /** There is nothing to go through. */
  isEmpty: boolean;
  onSend: () => void;
  onDialog: (dialog: HeaderDialog) => void;
  /** The dialog is likely to be opened next. */
  onNear: (dialog: HeaderDialog) => void;
}

const OPENERS = [
  { dialog: 'cutLine', label: 'Cut line' },
  { dialog: 'closeOut', label: 'Close out the rest' },
  { dialog: 'templates', label: 'Templates' },
  { dialog: 'history', label: 'History' },
  { dialog: 'export', label: 'Export' },
] as const;

/** Shown even if they are empty; the others only while they contain something. */
const ALWAYS: readonly Pile[] = ['toRead', 'yes', 'maybe', 'no', 'sent'];

/** The board, how many applications are in which pile, and the link to sending. */
export function DeskHeader({ desk, view, isEmpty, onSend, onDialog, onNear }: DeskHeaderProps) {
  const board = desk.board();
  return (
    <header className="flex flex-col gap-2 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            Review desk
          </h1>
          <Link
            to={`${paths.board(board.id)}?tab=requests`}
            dir="auto"
            className="block min-h-6 w-fit max-w-full truncate text-text-muted underline underline-offset-4"
          >
            {board.name}
          </Link>
        </div>
        {/* On phones below the title and the button that sends. */}
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:order-last max-sm:w-full sm:ml-auto sm:gap-x-2 print:hidden">
          <Switch
            label="Blind"
            title="Hides names, pictures and links, also in what people have written, until you reveal them"
            checked={view.isBlind}
            onChange={(event) => desk.setBlind(event.target.checked)}
          />
          {!isEmpty && <ModeButtons desk={desk} view={view} />}
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
          {/* The app's list of shortcuts, which includes those of the desk. */}
          <p className="px-1 text-sm text-text-muted max-lg:hidden">
            <kbd className="rounded-control border border-border-strong px-1.5 py-0.5 font-sans">?</kbd> for
            keys
          </p>
        </div>
        <SendButton desk={desk} onSend={onSend} />
      </div>
      <Piles desk={desk} />
    </header>
  );
}

function SendButton({ desk, onSend }: Pick<DeskHeaderProps, 'desk' | 'onSend'>) {
  // As the screen lists them: several of one person are a decision each.
  const { yes, no } = useOfDeskLater(desk, desk.listCounts);
  const count = yes + no;
  return (
    <Button variant="yellow" size="small" disabled={count === 0} onClick={onSend}>
      {count === 0 ? 'Send decisions' : `Send ${pluralize(count, 'decision')}`}
    </Button>
  );
}

/** The other ways to go through the applications. */
function ModeButtons({ desk, view }: Pick<DeskHeaderProps, 'desk' | 'view'>) {
  const { mode } = view;
  const look = { variant: 'secondary', size: 'small', className: 'max-sm:px-2' } as const;
  return (
    <>
      {mode !== 'list' && mode !== 'compare' && (
        <Button {...look} onClick={() => desk.show('list')}>
          List
        </Button>
      )}
      {mode !== 'table' && (
        <Button {...look} onClick={() => desk.show('table')}>
          Table
        </Button>
      )}
      {mode !== 'question' && desk.board().questions.length > 0 && (
        <Button {...look} onClick={() => askQuestion(desk, 1)}>
          By question
        </Button>
      )}
    </>
  );
}

/** How many applications are in each pile; a press shows only that pile, another press all of them. */
function Piles({ desk }: { desk: Desk }) {
  const { address } = desk;
  const counts = usePileCounts(desk);
  const chosen = useAddress(desk, ({ filter }) => filter.pile);
  const shown = PILES.filter((pile) => ALWAYS.includes(pile) || counts[pile] > 0 || chosen === pile);
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef<Pile | null>(null);
  useEffect(() => {
    if (focused.current === null || shown.includes(focused.current)) return;
    focused.current = null;
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
  });
  return (
    <div ref={group} role="group" aria-label="Show only" className="flex flex-wrap gap-1">
      {shown.map((pile) => (
        <button
          key={pile}
          type="button"
          onFocus={() => (focused.current = pile)}
          onBlur={({ relatedTarget }) => {
            // It has gone on, and not with the button.
            if (relatedTarget !== null) focused.current = null;
          }}
          aria-pressed={chosen === pile}
          onClick={() => {
            const { filter } = address.get();
            address.change({ filter: { ...filter, pile: filter.pile === pile ? null : pile } });
          }}
          className={cn(
            'inline-flex min-h-8 items-center gap-1 rounded-full border px-2 text-sm sm:gap-1.5 sm:px-3',
            chosen === pile
              ? 'border-text bg-text text-surface'
              : 'border-border hover:border-border-strong hover:bg-surface-sunken',
          )}
        >
          {PILE_LABELS[pile]} <span className="tabular font-semibold">{formatNumber(counts[pile])}</span>
        </button>
      ))}
    </div>
  );
}
