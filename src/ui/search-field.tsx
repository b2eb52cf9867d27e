import { Search } from 'lucide-react';
import { cn } from '@/lib/cn';
import { controlStyle } from './control-style';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A screen's search field. The shortcut `/` focuses it (lib/keyboard/commands.ts). */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  return (
    <div role="search" className={cn('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-text-muted"
      />
      <input
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(controlStyle(), 'min-h-10 pl-9')}
      />
    </div>
  );
}
