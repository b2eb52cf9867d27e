import type { StatusKind } from '@/domain/application-status';
import { formatNumber } from '@/domain/format-number';
import { ToggleChip } from '@/ui/toggle-chip';

/** All of them, or those with one kind. */
export type ShownApplications = StatusKind | 'all';

const LABELS: [ShownApplications, string][] = [
  ['all', 'All'],
  ['pending', 'Pending'],
  ['accepted', 'Accepted'],
  ['rejected', 'Rejected'],
  ['other', 'Other'],
];

/** @param value from the URL; anything unknown means all */
export function readShownApplications(value: string | null): ShownApplications {
  return LABELS.find(([known]) => known === value)?.[0] ?? 'all';
}

interface ApplicationFilterProps {
  kinds: readonly StatusKind[];
  shown: ShownApplications;
  onChange: (shown: ShownApplications) => void;
}

/** Chooses by status, with the number of each. Statuses that no application has are left out. */
export function ApplicationFilter({ kinds, shown, onChange }: ApplicationFilterProps) {
  const countOf = (value: ShownApplications) =>
    value === 'all' ? kinds.length : kinds.filter((kind) => kind === value).length;
  return (
    <div role="group" aria-label="Status" className="mb-4 flex flex-wrap gap-2">
      {LABELS.filter(([value]) => value === shown || countOf(value) > 0).map(([value, label]) => (
        <ToggleChip key={value} isOn={value === shown} onPress={() => onChange(value)}>
          {label} <span className="tabular">{formatNumber(countOf(value))}</span>
        </ToggleChip>
      ))}
    </div>
  );
}
