import { useId, type ReactNode } from 'react';
import { lazyPart } from '@/lib/loading/lazy-part';
import { untilIdle } from '@/lib/loading/until-idle';
import { TAB, TAB_LIST } from './tab-style';

interface LazyTabsProps {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
}

export interface TabStripProps extends LazyTabsProps {
  tabId: (value: string) => string;
  panelId: string;
}

const TabStrip = lazyPart<TabStripProps>(
  async () => {
    // The content of the open tab loads first.
    await untilIdle();
    return (await import('./tab-strip')).TabStrip;
  },
  { fallback: PlainStrip, hasControls: true },
);

/** The strip before its code has loaded: it can be pressed, and only lacks the arrow keys. */
function PlainStrip({ label, tabs, value, onChange, tabId, panelId }: TabStripProps) {
  return (
    <div role="tablist" aria-label={label} className={TAB_LIST}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(tab.value)}
          aria-controls={panelId}
          aria-selected={tab.value === value}
          data-state={tab.value === value ? 'active' : 'inactive'}
          onClick={() => onChange(tab.value)}
          className={TAB}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/**
 * Tabs for the first screens: the content of the open tab never waits for the strip's code, and is not remounted
 * when that arrives.
 */
export function LazyTabs(props: LazyTabsProps) {
  const id = useId();
  const strip = { ...props, tabId: (value: string) => `${id}${value}`, panelId: `${id}panel` };
  const open = props.tabs.find((tab) => tab.value === props.value);
  return (
    <>
      <TabStrip {...strip} />
      {open && (
        <div key={open.value} role="tabpanel" id={strip.panelId} aria-labelledby={strip.tabId(open.value)}>
          {open.content}
        </div>
      )}
    </>
  );
}
