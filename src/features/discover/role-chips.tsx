import { ROLE_OPTIONS } from '@/domain/profile-options';
import { ToggleChip } from '@/ui/toggle-chip';

interface RoleChipsProps {
  role: string | null;
  onChange: (role: string | null) => void;
}

/** A single role; pressing it again clears it. */
export function RoleChips({ role, onChange }: RoleChipsProps) {
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-2 font-semibold">Role</legend>
      <div className="flex flex-wrap gap-1.5">
        {ROLE_OPTIONS.map(({ value, label }) => (
          <ToggleChip
            key={value}
            isOn={value === role}
            onPress={() => onChange(value === role ? null : value)}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
