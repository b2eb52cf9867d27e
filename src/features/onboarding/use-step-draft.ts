import { useMemo, useState } from 'react';
import { changesDraft } from '@/lib/changes-draft';
import type { DraftBox } from '@/lib/draft-box';

/**
 * The initial answers of a step: what was typed on this device and never saved, or else what is saved.
 * @param fits checks a stored draft, which may come from an older version
 */
export function useStepDraft<T extends object>(
  owner: string,
  step: string,
  saved: T,
  fits: (value: unknown) => value is T,
): { box: DraftBox<T>; initialValues: T } {
  const [original] = useState(saved);
  const box = useMemo(
    () => changesDraft(owner, `onboarding-${step}`, original, fits),
    [owner, step, original, fits],
  );
  const [initialValues] = useState<T>(() => box.read() ?? original);
  return { box, initialValues };
}
