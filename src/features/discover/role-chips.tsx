import { useState } from 'react';
import { ROLE_OPTIONS } from '@/domain/profile-options';
import { ToggleChip } from '@/ui/toggle-chip';

/** The others need a press. */
const FIRST_ROLES = 6;

interface RoleChipsProps {
  role: string | null;
  onChange: (role: string | null) => void;
}

/** A single role; pressing it again clears it. */
export function RoleChips({ role, onChange }: RoleChipsProps) {
  const [isLong, setIsLong] = useState(false);
  // One that is taken back stays, because it has the focus.
  const [last, setLast] = useState(role);
  const shown = ROLE_OPTIONS.filter(
    ({ value }, index) => isLong || index < FIRST_ROLES || value === role || value === last,
  );
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-2 font-semibold">Role</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map(({ value, label }) => (
          <ToggleChip
            key={value}
            isOn={value === role}
            onPress={() => {
              setLast(value);
              onChange(value === role ? null : value);
            }}
          >
            {label}
          </ToggleChip>
        ))}
        <button
          type="button"
          aria-expanded={isLong}
          onClick={() => setIsLong(!isLong)}
          className="min-h-8 rounded-control px-1 text-sm font-semibold underline underline-offset-4"
        >
          {isLong ? 'Fewer roles' : 'More roles'}
        </button>
      </div>
    </fieldset>
  );
}
