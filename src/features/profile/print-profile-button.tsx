import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { press } from '@/lib/focus/press';
import { Button } from '@/ui/button';

/** Prints the profile as a CV (styles/print.css). */
export function PrintProfileButton() {
  const button = useRef<HTMLButtonElement>(null);
  useScreenCommands([{ label: 'Print profile', keywords: ['pdf', 'cv'], run: () => press(button.current) }]);
  return (
    <Button ref={button} variant="secondary" className="max-sm:px-2.5" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Print profile</span>
    </Button>
  );
}
