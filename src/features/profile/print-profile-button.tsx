import { Printer } from 'lucide-react';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { Button } from '@/ui/button';

/** Prints the profile as a CV (styles/print.css). */
export const printCommand = { label: 'Print profile', run: () => window.print() };

export function PrintProfileButton() {
  useScreenCommands([printCommand]);
  return (
    <Button variant="secondary" className="max-sm:px-2.5" onClick={printCommand.run}>
      <Printer aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Print profile</span>
    </Button>
  );
}
