import * as RadixDialog from '@radix-ui/react-dialog';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { Search } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { pluralize } from '@/domain/pluralize';
import { latinKey } from '@/lib/keyboard/latin-key';
import { SCRIM, useForeignOverlays } from '@/ui/foreign-overlays';
import { PortalEdge } from '@/ui/portal-edge';
import { useFocusReturn } from '@/ui/use-focus-return';
import type { OverlayProps } from './overlay-store';
import { PaletteList } from './palette-list';
import { usePaletteSearch, type PaletteSearch } from './use-palette-search';

const HINT = 'Arrow keys to move, Enter to choose';

const isPaletteKey = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && latinKey(event) === 'k';

/** The text at the bottom, which screen readers announce while the focus stays in the field. */
function statusText(search: PaletteSearch, typed: string, count: number): string {
  switch (search.state) {
    case 'idle':
      return HINT;
    case 'searching':
      return 'Searching boards and people...';
    case 'failed':
      return 'Boards and people could not be searched.';
    case 'signInNeeded':
      return 'Boards and people are shown to people who are signed in.';
    case 'done':
      if (count === 0) return `Nothing found for “${typed}”`;
      return pluralize(count, 'result');
  }
}

function Status({ search, typed }: { search: PaletteSearch; typed: string }) {
  const count = useCommandState(({ filtered }) => filtered.count);
  return (
    <p role="status" className="tabular truncate border-t border-border px-4 py-2 text-sm text-text-muted">
      {statusText(search, typed, count)}
    </p>
  );
}

/** Finds everything by name: the screen's actions, screens, boards, people and settings. Opened with Ctrl/Cmd+K. */
export function CommandPalette({ onClose, ...rest }: OverlayProps) {
  const [text, setText] = useState('');
  const chosen = useRef<(() => void) | null>(null);
  const focusReturn = useFocusReturn(() => chosen.current?.());
  const overlays = useForeignOverlays(true);
  const typed = text.trim();
  const search = usePaletteSearch(typed);

  /**
   * Run once the palette has closed and the focus is back, so that a dialog it opens returns the focus to the right
   * place.
   */
  function choose(run: () => void) {
    chosen.current = run;
    onClose();
  }

  return (
    <RadixDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <RadixDialog.Portal>
        <PortalEdge>
          <RadixDialog.Overlay {...SCRIM} className="fixed inset-0 z-40 bg-scrim" />
          <RadixDialog.Content
            aria-describedby={undefined}
            {...overlays}
            {...focusReturn}
            className="fixed top-4 left-1/2 z-40 w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-card border border-border bg-surface-raised shadow-float outline-none sm:top-24"
          >
            <RadixDialog.Title className="sr-only">Command palette</RadixDialog.Title>
            <Cmdk
              label="Command palette"
              shouldFilter={false}
              loop
              // They would take Ctrl+K, which closes the palette.
              vimBindings={false}
              onKeyDown={(event) => {
                if (!isPaletteKey(event)) return;
                event.preventDefault();
                onClose();
              }}
            >
              <div className="flex items-center gap-3 border-b border-border px-4">
                <Search aria-hidden className="size-4 shrink-0 text-text-muted" />
                <Cmdk.Input
                  value={text}
                  onValueChange={setText}
                  placeholder="Search or jump to..."
                  className="min-h-12 min-w-0 flex-1 bg-transparent outline-none"
                />
                <RadixDialog.Close className="min-h-6 shrink-0 rounded-control border border-border-strong px-2 text-sm text-text-muted hover:text-text">
                  Esc <span className="sr-only">Close</span>
                </RadixDialog.Close>
              </div>
              <Cmdk.List
                label="Suggestions"
                className="max-h-[min(24rem,calc(100dvh-9rem))] overflow-y-auto sm:max-h-[min(24rem,calc(100dvh-13rem))] overscroll-contain px-2 py-1"
              >
                <PaletteList {...rest} typed={typed} search={search} onChoose={choose} />
              </Cmdk.List>
              <Status search={search} typed={typed} />
            </Cmdk>
          </RadixDialog.Content>
        </PortalEdge>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
