import { useState, type ChangeEvent } from 'react';
import { fileNamePart } from '@/domain/file-name-part';
import { formatNumber } from '@/domain/format-number';
import { pluralize } from '@/domain/pluralize';
import type { Application } from '@/domain/review/application';
import { applicationsCsv } from '@/domain/review/applications-csv';
import { csvSeparator, type CsvSeparator } from '@/domain/review/csv';
import { statusWords } from '@/domain/review/status-words';
import { isoDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Dialog } from '@/ui/dialog';
import { SelectField } from '@/ui/field';
import { makeBackup, restoreBackup, type RestoreResult } from './backup';
import { saveFile } from './save-file';
import { useDeskScreen } from '../reading/use-desk-commands';
import { useReviewRoom } from '../state/review-room';

const SEPARATORS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
];

function restoredText(result: RestoreResult): string {
  if (result.kind === 'noBackup') return 'This file is no backup of a review desk. Nothing was changed.';
  if (result.kind === 'otherAccount') {
    const whose = result.reviewer === '' ? 'another account' : `the account of ${result.reviewer}`;
    return `This backup belongs to ${whose}. Nothing was changed.`;
  }
  const { restored, skipped, notKept } = result;
  return [
    `${pluralize(restored, 'entry', 'entries')} restored.`,
    skipped > 0 ? `${formatNumber(skipped)} could not be read.` : '',
    notKept > 0 ? `${formatNumber(notKept)} found no room on this device.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Exports the matches as a table, and all of the reviewer's work as a file to keep or to move to another device. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { desk, view } = useDeskScreen();
  const room = useReviewRoom();
  const { applications } = view;
  const board = desk.board();
  const [said, say] = useState('');
  const [separator, setSeparator] = useState<CsvSeparator>(() => csvSeparator(navigator.language));
  const { ticked } = view.ticks;
  const shown = (ticked.length > 0 ? ticked : view.visible)
    .flatMap(desk.together)
    .flatMap((id) => applications.get(id) ?? []);

  /** As the server has it; the verdict has a column of its own. */
  function statusText(id: string): string {
    const status = desk.statusOf(id);
    return status.kind === 'open' ? 'Pending' : statusWords(status);
  }
  function exportCsv() {
    const row = (application: Application) => {
      const assessment = desk.assessmentOf(application.id);
      return {
        application,
        status: statusText(application.id),
        assessment,
      };
    };
    const name = `${fileNamePart(board.name)}-applications-${isoDay()}.csv`;
    const table = applicationsCsv(board.questions, shown.map(row), separator);
    saveFile(name, 'text/csv;charset=utf-8', table);
    say(`${pluralize(shown.length, 'application')} exported.`);
  }
  async function backUp() {
    const { backup, isWhole } = await makeBackup(room);
    saveFile(`review-desk-backup-${isoDay()}.json`, 'application/json', JSON.stringify(backup, null, 1));
    say(
      isWhole
        ? 'Backup saved.'
        : 'Backup saved, but only of what is open here: this device’s storage could not be read.',
    );
  }
  async function restore(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const text = await file.text().catch(() => null);
    // The same file can be chosen again.
    input.value = '';
    // It was moved, or may not be read, since it was chosen.
    if (text === null) return say('This file could not be read.');
    say(restoredText(await restoreBackup(room, text)));
  }

  return (
    <Dialog onClose={onClose} title="Export and backup">
      <div className="flex flex-col gap-6 pb-2">
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-semibold">Applications as CSV</h3>
          <p className="text-sm text-text-muted">
            {ticked.length > 0 ? 'What is ticked' : 'What is found at the moment'}, one column per question.
            Hidden salaries, notes and private comments are left out. A text that a spreadsheet would take for
            a formula, a number or a date has an apostrophe in front, so that it stays as it was written.
          </p>
          <SelectField
            label="Separator"
            options={SEPARATORS}
            value={separator}
            onChange={({ target }) => setSeparator(target.value === ';' ? ';' : ',')}
          />
          <Button variant="secondary" disabled={shown.length === 0} onClick={exportCsv}>
            Export {formatNumber(shown.length)}
            {ticked.length > 0 && ' ticked'}
          </Button>
        </section>
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-semibold">Your work on this device</h3>
          <p className="text-sm text-text-muted">
            Verdicts, notes, scores, templates and history of all your boards, in one file. Restoring replaces
            what the file has, and keeps the rest.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void backUp()}>
              Back up
            </Button>
            <label
              className={`${buttonStyle('secondary')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
            >
              Restore from a file
              <input
                type="file"
                accept="application/json,.json"
                onChange={(event) => void restore(event)}
                className="sr-only"
              />
            </label>
          </div>
        </section>
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
