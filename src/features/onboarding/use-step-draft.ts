import { useMemo, useState } from 'react';
import { draftBox, type DraftBox } from '@/lib/draft-box';

/**
 * The initial answers of a step: what was typed on this device and never saved, or else what is saved.
 * @param fits checks a stored draft, which may come from an older version
 */
export function useStepDraft<T>(
  owner: string,
  step: string,
  saved: T,
  fits: (value: unknown) => value is T,
): { box: DraftBox<T>; initialValues: T } {
  const box = useMemo(() => draftBox(owner, `onboarding-${step}`, fits), [owner, step, fits]);
  const [initialValues] = useState<T>(() => box.read() ?? saved);
  return { box, initialValues };
}
