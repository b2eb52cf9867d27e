import { useState } from 'react';
import { fileNamePart, formatNumber, pluralize } from '@/domain/text';
import { applicationsCsv } from '@/domain/review/applications-csv';
import { csvSeparator } from '@/domain/review/csv';
import { isOpen } from '@/domain/review/decision';
import { STATUS_LABELS } from '@/domain/review/status-text';
import { isoDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useDeskContext } from '../reading/desk-context';

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the URL until it has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Exports applications as CSV: the listed or the selected ones, or all with their outcome. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { desk, view } = useDeskContext();
  const board = desk.board();
  const [message, setMessage] = useState('');

  function exportCsv(ids: readonly string[]) {
    const rows = ids.flatMap((id) => {
      const application = view.applications.get(id);
      const status = desk.statusOf(id);
      const word = isOpen(status) ? 'Pending' : STATUS_LABELS[status.kind];
      return application === undefined ? [] : [{ application, status: word, mark: desk.markOf(id) }];
    });
    const name = `${fileNamePart(board.name)}-applications-${isoDay()}.csv`;
    saveFile(name, applicationsCsv(board.questions, rows, csvSeparator(navigator.language)));
    setMessage(`${pluralize(rows.length, 'application')} exported.`);
  }
  const exports = [
    { label: 'Export selected', ids: view.selected },
    { label: 'Export the list', ids: view.visible },
    { label: 'Export all', ids: desk.order() },
  ].filter(({ ids }) => ids.length > 0);

  return (
    <Dialog onClose={onClose} title="Export">
      <div className="flex flex-col items-start gap-2 pb-2">
        <p className="text-sm text-text-muted">
          A CSV file in the order of the list, with one column per question. Hidden salaries, notes and
          private comments are left out. Texts that a spreadsheet would change start with an apostrophe.
        </p>
        <div className="flex flex-wrap gap-2">
          {exports.map(({ label, ids }) => (
            <Button key={label} variant="secondary" onClick={() => exportCsv(ids)}>
              {label} ({formatNumber(ids.length)})
            </Button>
          ))}
        </div>
        <p role="status">{message}</p>
      </div>
    </Dialog>
  );
}
