import type { Application } from '@/domain/review/application';
import type { NoteProblem } from '@/domain/review/note-template';
import { WindowList } from '@/ui/window-list';
import { unfilledText, NOTE_MISSING } from './messages';

export interface FilledNote {
  application: Application;
  /** As it will be sent. */
  note: string;
  /** 'own': there is a note for this person alone, and nobody has said whether to send it. */
  problem: NoteProblem | { kind: 'own' };
}

const ROW_REM = 4.75;
const ROWS_IN_SIGHT = 3;
const BORDERS_PX = 2;
const keyOf = ({ application }: FilledNote) => application.id;

/** What each of them will read; those that can't be sent say why. */
export function BulkPreview({ notes }: { notes: readonly FilledNote[] }) {
  return (
    <section aria-label="Preview" className="flex flex-col gap-1">
      <h3 className="font-semibold">What each of them will read</h3>
      <div
        className="flex flex-col rounded-control border border-border"
        style={{ height: `calc(${Math.min(notes.length, ROWS_IN_SIGHT) * ROW_REM}rem + ${BORDERS_PX}px)` }}
      >
        <WindowList
          label="Notes"
          items={notes}
          keyOf={keyOf}
          rowHeightRem={ROW_REM}
          isFocusable
          renderItem={({ application, note, problem }) => (
            <div className="flex h-full flex-col justify-center border-b border-border px-3">
              <bdi className="truncate font-semibold">{application.name}</bdi>
              <p
                dir="auto"
                title={note}
                className={`line-clamp-2 text-sm ${problem === null ? 'text-text-muted' : 'text-danger'}`}
              >
                {problem === null && (note === '' ? 'No note' : note)}
                {problem?.kind === 'missing' && NOTE_MISSING}
                {problem?.kind === 'own' && `Your own note: ${note}`}
                {problem?.kind === 'unfilled' && `${unfilledText(problem.placeholders)}: ${note}`}
              </p>
            </div>
          )}
        />
      </div>
    </section>
  );
}
