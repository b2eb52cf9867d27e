import { useFormikContext } from 'formik';
import { useId, useState, type ChangeEvent } from 'react';
import { pluralize } from '@/domain/pluralize';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { showNotice } from '@/ui/toasts/notice-store';
import type { EditProfileValues } from './edit-profile-schema';
import { readResume } from './read-resume';
import { resumeChanges, type ResumeChange } from './resume-changes';

const NOTHING_NEW = 'Your profile has everything already that it can take from this résumé.';

interface Found {
  changes: ResumeChange[];
  /** The labels of the changes to make. */
  ticked: ReadonlySet<string>;
}

/** Reads a JSON Resume, shows what it would change in the form, and fills in what is ticked. */
export function ImportResumeDialog({ onClose }: { onClose: () => void }) {
  const { values, setValues } = useFormikContext<EditProfileValues>();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState('');
  const count = found?.ticked.size ?? 0;

  async function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const result = await readResume(file);
    // So that the same file can be chosen again after it has been corrected.
    target.value = '';
    if ('problem' in result) {
      setFound(null);
      setProblem(result.problem);
      return;
    }
    const changes = resumeChanges(result.resume, values, new Date());
    setFound({ changes, ticked: new Set(changes.map(({ label }) => label)) });
    setProblem('');
  }

  function toggle(label: string) {
    setFound((now) => {
      if (now === null) return null;
      const ticked = new Set(now.ticked);
      if (!ticked.delete(label)) ticked.add(label);
      return { ...now, ticked };
    });
  }

  function fillIn() {
    const chosen = found?.changes.filter(({ label }) => found.ticked.has(label)) ?? [];
    void setValues(chosen.reduce((next, { apply }) => apply(next), values));
    showNotice('Filled in. Nothing is saved until you press Save Changes.');
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title="Import a JSON Resume"
      description="You choose what is filled into the form. Your name and e-mail stay those of your account."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="yellow" disabled={count === 0} onClick={fillIn}>
            Fill in {pluralize(count, 'change')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <Field label="Résumé file" error={problem} isErrorAlert>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,application/json"
              onChange={(event) => void onChoose(event)}
              className="min-h-10 w-full min-w-0 rounded-control text-sm file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-border-strong file:bg-surface-raised file:px-4 file:font-semibold file:text-text"
            />
          )}
        </Field>
        <p role="status" className={found === null ? 'sr-only' : 'text-text-muted'}>
          {found !== null && (found.changes.length === 0 ? NOTHING_NEW : 'What would change:')}
        </p>
        {found !== null && found.changes.length > 0 && (
          <ul className="flex flex-col gap-3">
            {found.changes.map((change) => (
              <li key={change.label}>
                <ChangeRow
                  change={change}
                  isTicked={found.ticked.has(change.label)}
                  onToggle={() => toggle(change.label)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface ChangeRowProps {
  change: ResumeChange;
  isTicked: boolean;
  onToggle: () => void;
}

function ChangeRow({ change: { label, before, after }, isTicked, onToggle }: ChangeRowProps) {
  const id = useId();
  return (
    <div className="rounded-control border border-border px-3 py-2">
      <label className="flex min-h-6 items-center gap-2 font-semibold wrap-anywhere">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={onToggle}
          aria-describedby={id}
          className="size-4 shrink-0 accent-text"
        />
        {label}
      </label>
      <div id={id} className="pl-6">
        {before !== '' && (
          <p dir="auto" className="as-written line-clamp-2 text-sm text-text-muted wrap-anywhere">
            <span className="sr-only">Instead of:</span> <del>{before}</del>
          </p>
        )}
        <p dir="auto" className="as-written line-clamp-3 wrap-anywhere">
          {after}
        </p>
      </div>
    </div>
  );
}
