import { Check, CircleDashed, X } from 'lucide-react';
import { cn } from '@/lib/cn';

const YES = { Icon: Check, text: 'text-success', chip: 'border-success bg-success-soft text-success' };
const NO = { Icon: X, text: 'text-danger', chip: 'border-danger bg-danger-soft text-danger' };
const MAYBE = {
  Icon: CircleDashed,
  text: 'text-warning',
  chip: 'border-warning bg-warning-soft text-warning',
};

const LOOKS = new Map([
  ['yes', YES],
  ['accepted', YES],
  ['no', NO],
  ['rejected', NO],
  ['maybe', MAYBE],
]);

/** The sign and colours of a verdict or a decision, the same on every screen; undefined for other statuses. */
export const lookOf = (kind: string) => LOOKS.get(kind);

/** Decorative: the word is beside it. @param isPlain has the colour of the text */
export function DecisionSign({ kind, isPlain = false }: { kind: string; isPlain?: boolean }) {
  const look = lookOf(kind);
  return look ? (
    <look.Icon
      aria-hidden
      className={cn('inline size-4 shrink-0 align-text-bottom', !isPlain && look.text)}
    />
  ) : null;
}
