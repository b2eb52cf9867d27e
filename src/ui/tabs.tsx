import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { TAB, TAB_LIST } from './tab-style';

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

/** Tabs with arrow keys; the caller decides which one is open (usually from the URL). */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List aria-label={label} className={TAB_LIST}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            // Radix focuses it by script, for which browsers show the focus ring as for the keyboard.
            onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
            className={TAB}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
