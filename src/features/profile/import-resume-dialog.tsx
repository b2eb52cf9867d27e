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

/** Reads a JSON Resume, shows what it would change in the form, and fills in what is ticked. */
export function ImportResumeDialog({ onClose }: { onClose: () => void }) {
  const { values, setValues } = useFormikContext<EditProfileValues>();
  const id = useId();
  /** Null until a résumé has been read. */
  const [changes, setChanges] = useState<ResumeChange[] | null>(null);
  /** The labels of the changes that are not wanted. */
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');
  const chosen = changes?.filter(({ label }) => !unticked.has(label)) ?? [];

  async function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const result = await readResume(file);
    // So that the same file can be chosen again after it has been corrected.
    target.value = '';
    setChanges('problem' in result ? null : resumeChanges(result.resume, values, new Date()));
    setUnticked(new Set());
    setProblem('problem' in result ? result.problem : '');
  }

  function toggle(label: string) {
    setUnticked((now) => {
      const next = new Set(now);
      if (!next.delete(label)) next.add(label);
      return next;
    });
  }

  function fillIn() {
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
          <Button variant="yellow" disabled={chosen.length === 0} onClick={fillIn}>
            Fill in {pluralize(chosen.length, 'change')}
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
        <p role="status" className={changes === null ? 'sr-only' : 'text-text-muted'}>
          {changes !== null && (changes.length === 0 ? NOTHING_NEW : 'What would change:')}
        </p>
        {changes !== null && changes.length > 0 && (
          <ul className="flex flex-col gap-3">
            {changes.map(({ label, before, after }, index) => (
              <li key={label} className="rounded-control border border-border px-3 py-2">
                <label className="flex min-h-6 items-center gap-2 font-semibold wrap-anywhere">
                  <input
                    type="checkbox"
                    checked={!unticked.has(label)}
                    onChange={() => toggle(label)}
                    aria-describedby={`${id}-${index}`}
                    className="size-4 shrink-0 accent-text"
                  />
                  {label}
                </label>
                <div id={`${id}-${index}`} className="pl-6">
                  {before !== '' && (
                    <p dir="auto" className="as-written line-clamp-2 text-sm text-text-muted wrap-anywhere">
                      <span className="sr-only">Instead of:</span> <del>{before}</del>
                    </p>
                  )}
                  <p dir="auto" className="as-written line-clamp-3 wrap-anywhere">
                    {after}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
