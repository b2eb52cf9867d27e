import { ROLE_OPTIONS } from '@/domain/profile-options';
import { cn } from '@/lib/cn';

interface RoleChipsProps {
  role: string | null;
  onChange: (role: string | null) => void;
}

/** A single role; pressing it again clears it. */
export function RoleChips({ role, onChange }: RoleChipsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Role</legend>
      <div className="flex flex-wrap gap-2">
        {ROLE_OPTIONS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === role}
            onClick={() => onChange(value === role ? null : value)}
            className={cn(
              'min-h-8 rounded-full border px-3 text-sm transition-colors duration-150',
              value === role
                ? 'border-text bg-text text-surface'
                : 'border-border-strong bg-surface-raised hover:bg-surface-sunken',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
