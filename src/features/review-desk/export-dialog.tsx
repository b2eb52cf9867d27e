import { useState, type ChangeEvent } from 'react';
import { formatNumber } from '@/domain/format-number';
import type { Application } from '@/domain/review/application';
import { applicationsCsv } from '@/domain/review/applications-csv';
import { csvSeparator } from '@/domain/review/csv';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Dialog } from '@/ui/dialog';
import { makeBackup, restoreBackup, type RestoreResult } from './backup';
import { statusText } from './desk-row';
import { fileNamePart, saveFile } from './save-file';
import type { Desk } from './use-desk';
import type { DeskView } from './use-desk-view';

interface ExportDialogProps {
  desk: Desk;
  view: DeskView;
  onClose: () => void;
}

const today = () => new Date().toISOString().slice(0, 10);

function restoredText(result: RestoreResult): string {
  if (!result.isBackup) return 'This file is no backup of a review desk. Nothing was changed.';
  const { restored, skipped, refused } = result;
  return [
    `${formatNumber(restored)} entries restored.`,
    skipped > 0 ? `${formatNumber(skipped)} could not be read.` : '',
    refused > 0 ? `${formatNumber(refused)} found no room on this device.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What is found as a table file, and all of one's own work as one file to keep or to take to another device. */
export function ExportDialog({ desk, view, onClose }: ExportDialogProps) {
  const { board, room, applications } = desk;
  const [said, say] = useState('');
  const shown = view.visible.map((id) => applications.get(id)).filter((one) => one !== undefined);

  function exportCsv() {
    const row = (application: Application) => ({
      application: view.shownAs(application),
      standing: statusText(desk.statusOf(application.id)) || 'Pending',
      mark: view.markOf(application),
      alias: view.aliasOf(application),
    });
    const name = `${fileNamePart(board.name)}-applications-${today()}.csv`;
    const table = applicationsCsv(board.questions, shown.map(row), csvSeparator(navigator.language));
    saveFile(name, 'text/csv;charset=utf-8', table);
    say(`${formatNumber(shown.length)} applications exported.`);
  }
  function backUp() {
    const text = JSON.stringify(makeBackup(room.person), null, 1);
    saveFile(`review-desk-backup-${today()}.json`, 'application/json', text);
    say('Backup saved.');
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
    const result = restoreBackup(room.person, text);
    room.reload();
    say(restoredText(result));
  }

  return (
    <Dialog isOpen onClose={onClose} title="Export and backup">
      <div className="flex flex-col gap-6 pb-2">
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-semibold">Applications as CSV</h3>
          <p className="text-sm text-text-muted">
            What is found at the moment, one column per question. Hidden salaries and private notes are left
            out.
          </p>
          <Button variant="secondary" disabled={shown.length === 0} onClick={exportCsv}>
            Export {formatNumber(shown.length)}
          </Button>
        </section>
        <section className="flex flex-col items-start gap-2">
          <h3 className="font-semibold">Your work on this device</h3>
          <p className="text-sm text-text-muted">
            Templates, marks, history and drafts of all your boards, in one file. Restoring replaces what the
            file has, and keeps the rest.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={backUp}>
              Back up
            </Button>
            <label
              className={`${buttonStyle('secondary')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
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
