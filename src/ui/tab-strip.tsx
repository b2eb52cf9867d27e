import * as RadixTabs from '@radix-ui/react-tabs';
import { TAB, TAB_LIST } from './tab-style';
import type { TabStripProps } from './lazy-tabs';

/** Only the strip, with arrow keys; the panel belongs to its owner (see `LazyTabs`). */
export function TabStrip({ label, tabs, value, onChange, tabId, panelId }: TabStripProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List aria-label={label} className={TAB_LIST}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            id={tabId(tab.value)}
            aria-controls={panelId}
            // Radix focuses it by script, for which browsers show the focus ring as for the keyboard.
            onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
            className={TAB}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
    </RadixTabs.Root>
  );
}
