import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List aria-label={label} className="mb-6 flex gap-6 border-b border-border">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            // Radix focuses the tab by script, and browsers show the focus ring after that.
            onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
            className="-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent font-semibold text-text-muted hover:text-text data-[state=active]:border-accent data-[state=active]:text-text"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        // The panel contains controls, so it isn't a tab stop itself.
        <RadixTabs.Content key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
