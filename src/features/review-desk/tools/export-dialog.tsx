import { useState } from 'react';
import { fileNamePart } from '@/domain/file-name-part';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import type { Application } from '@/domain/review/application';
import { applicationsCsv } from '@/domain/review/applications-csv';
import { csvSeparator, type CsvSeparator } from '@/domain/review/csv';
import { isOpen } from '@/domain/review/decision';
import { STATUS_WORDS } from '@/domain/review/status-text';
import { isoDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/field';
import { saveFile } from './save-file';
import { useDeskScreen } from '../reading/use-desk-commands';

const SEPARATORS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
];

/** Exports the selected applications, or all that match the filter, as CSV. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { desk, view } = useDeskScreen();
  const { applications } = view;
  const board = desk.board();
  const [said, say] = useState('');
  const [separator, setSeparator] = useState<CsvSeparator>(() => csvSeparator(navigator.language));
  const { ticked } = view.ticks;
  const shown = (ticked.length > 0 ? ticked : view.visible).flatMap((id) => applications.get(id) ?? []);

  /** As the server has it: the verdict has its own column. */
  function statusText(id: string): string {
    const status = desk.statusOf(id);
    return isOpen(status) ? 'Pending' : STATUS_WORDS[status.kind];
  }
  function exportCsv() {
    const row = (application: Application) => ({
      application,
      status: statusText(application.id),
      mark: desk.markOf(application.id),
    });
    const name = `${fileNamePart(board.name)}-applications-${isoDay()}.csv`;
    const table = applicationsCsv(board.questions, shown.map(row), separator);
    saveFile(name, 'text/csv;charset=utf-8', table);
    say(`${pluralize(shown.length, 'application')} exported.`);
  }

  return (
    <Dialog onClose={onClose} title="Export">
      <div className="flex flex-col items-start gap-2 pb-2">
        <p className="text-sm text-text-muted">
          {ticked.length > 0 ? 'The selected applications' : 'The applications in the list, in its order'},
          one column per question. Hidden salaries, notes and private comments are left out. A text that a
          spreadsheet would take for a formula, a number or a date has an apostrophe in front, so that it
          stays as it was written.
        </p>
        <SelectField
          label="Separator"
          options={SEPARATORS}
          value={separator}
          onChange={({ target }) => setSeparator(target.value === ';' ? ';' : ',')}
        />
        <Button variant="secondary" disabled={shown.length === 0} onClick={exportCsv}>
          Export {formatNumber(shown.length)}
          {ticked.length > 0 && ' selected'}
        </Button>
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
