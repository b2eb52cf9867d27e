import { Check, CircleDashed, X } from 'lucide-react';
import { cn } from '@/lib/cn';

const YES = { Icon: Check, text: 'text-success', chip: 'border-success bg-success-soft text-success' };
const NO = { Icon: X, text: 'text-danger', chip: 'border-danger bg-danger-soft text-danger' };
const MAYBE = {
  Icon: CircleDashed,
  text: 'text-warning',
  chip: 'border-warning bg-warning-soft text-warning',
};

const STYLES = new Map([
  ['yes', YES],
  ['accepted', YES],
  ['no', NO],
  ['rejected', NO],
  ['maybe', MAYBE],
]);

/** The icon and colours of a verdict or a decision; undefined for other statuses. */
export const styleOf = (kind: string) => STYLES.get(kind);

/** Decorative: the word is beside it. @param isPlain inherits the colour of the text */
export function DecisionIcon({ kind, isPlain = false }: { kind: string; isPlain?: boolean }) {
  const style = styleOf(kind);
  return style ? (
    <style.Icon
      aria-hidden
      className={cn('inline size-4 shrink-0 align-text-bottom', !isPlain && style.text)}
    />
  ) : null;
}
