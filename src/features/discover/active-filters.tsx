import { X } from 'lucide-react';
import { useRef } from 'react';
import { FULL_YEARS_RANGE, isFullRange, yearLimits, type YearsRange } from '@/domain/discover';
import { withoutTech } from '@/domain/people-filter';
import { pluralize } from '@/domain/pluralize';
import { roleLabel, workPreferenceLabel } from '@/domain/profile-options';
import { cn } from '@/lib/cn';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { Button } from '@/ui/button';
import type { MemberSearchFilter } from './member-search-filter';
import { ACTIVE } from './member-search-layout';

interface ActiveFilter {
  key: string;
  label: string;
  /** The change that removes it. */
  removal: Partial<MemberSearchFilter>;
}

function yearsText(range: YearsRange): string {
  const { min, max } = yearLimits(range);
  if (max === null) return `${min}+ years`;
  return `${min === null ? 'Up' : min} to ${pluralize(max, 'year')}`;
}

/** What the list is narrowed by at the moment, one entry for each choice. */
export function activeFilters(filter: MemberSearchFilter): ActiveFilter[] {
  const { role, years, isOpenToWork, preference, place, tech } = filter;
  const active: (ActiveFilter | false)[] = [
    role !== null && { key: 'role', label: roleLabel(role, ''), removal: { role: null } },
    !isFullRange(years) && { key: 'years', label: yearsText(years), removal: { years: FULL_YEARS_RANGE } },
    isOpenToWork && { key: 'open', label: 'Open to Work', removal: { isOpenToWork: false } },
    preference !== '' && {
      key: 'preference',
      label: workPreferenceLabel(preference),
      removal: { preference: '' },
    },
    place.trim() !== '' && { key: 'place', label: place.trim(), removal: { place: '' } },
    ...tech.map((one) => ({ key: `tech ${one}`, label: one, removal: { tech: withoutTech(tech, one) } })),
  ];
  return active.filter((one) => one !== false);
}

/** Where the focus goes when the last one is removed: the filters, or the button that unfolds them. */
function filtersPlace(): HTMLElement | null {
  const [button, panel] = document.querySelectorAll<HTMLElement>('[data-filters]');
  return (button && getComputedStyle(button).display === 'none' ? panel : button) ?? null;
}

interface ActiveFiltersProps {
  filter: MemberSearchFilter;
  onChange: (changes: Partial<MemberSearchFilter>) => void;
  onClearAll: () => void;
}

/** The active filters as chips, each with its removal. */
export function ActiveFilters({ filter, onChange, onClearAll }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(0);
  const filters = activeFilters(filter);
  // The focus goes to the chip that replaces it, or else to the filters.
  useFocusAfterRemoval(
    filters.length,
    () =>
      [...(list.current?.querySelectorAll('button') ?? [])].slice(0, pressed.current + 1).at(-1) ??
      filtersPlace(),
  );
  if (filters.length === 0) return null;
  return (
    <div className={cn('flex flex-wrap items-center gap-2', ACTIVE)}>
      <ul ref={list} role="list" aria-label="Active filters" className="contents">
        {filters.map(({ key, label, removal }, index) => (
          <li key={key} className="min-w-0">
            <button
              type="button"
              aria-label={`Remove filter ${label}`}
              onClick={() => {
                pressed.current = index;
                onChange(removal);
              }}
              className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-border-strong bg-surface-sunken px-3 text-sm hover:bg-surface-raised"
            >
              <bdi className="truncate">{label}</bdi>
              <X aria-hidden className="size-3.5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          onClearAll();
          filtersPlace()?.focus();
        }}
      >
        Clear all
      </Button>
    </div>
  );
}
