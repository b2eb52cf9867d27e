import { useMemo, useState } from 'react';
import { draftBox, type DraftBox } from '@/lib/draft-box';

/**
 * The answers a step opens with: what was typed on this device and never saved, else what is saved.
 * @param fits checks a kept draft, which an older version may have written
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
