import { Fragment, useState } from 'react';
import {
  areShortcutsEnabled,
  listedKeys,
  readScreenCommands,
  setShortcutsEnabled,
  type Command,
} from '@/lib/keyboard/commands';
import { Dialog } from '@/ui/dialog';
import { Switch } from '@/ui/switch';

interface ShortcutListProps {
  pages: readonly Command[];
  globalCommands: readonly Command[];
  onClose: () => void;
}

/** The shortcuts that work on this screen, and the switch for single-key shortcuts. */
export function ShortcutList({ pages, globalCommands, onClose }: ShortcutListProps) {
  const [isOn, setIsOn] = useState(areShortcutsEnabled);
  const [screenCommands] = useState(readScreenCommands);
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <div className="space-y-6 pb-3">
        <Entries title="On this screen" commands={screenCommands} />
        <Entries title="Go to" commands={pages} />
        <Entries title="Anywhere" commands={globalCommands} />
        <div className="border-t border-border pt-4">
          <Switch
            label="Single-key shortcuts"
            checked={isOn}
            onChange={({ target }) => {
              setShortcutsEnabled(target.checked);
              setIsOn(target.checked);
            }}
          />
          <p className="mt-1 text-sm text-text-muted">
            Turn off if you use speech input. {keyCap('$mod')}+K keeps working.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

function Entries({ title, commands }: { title: string; commands: readonly Command[] }) {
  const entries = commands.filter((command) => listedKeys(command) !== undefined);
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <dl>
        {entries.map((command) => (
          <div
            key={command.label}
            className="flex items-center justify-between gap-4 border-b border-border py-1.5 last:border-0"
          >
            <dt className="min-w-0">{command.label}</dt>
            <dd>
              <ShortcutKeys command={command} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function keyCap(key: string): string {
  if (key === '$mod') return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return /^[a-z]$/.test(key) ? key.toUpperCase() : key;
}

/** Shows keys as 'G then B' or 'Shift+Y'. */
export function ShortcutKeys({ command }: { command: Command }) {
  const keys = listedKeys(command) ?? '';
  const separator = /.\+/.test(keys) ? '+' : ' ';
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm text-text-muted">
      {keys.split(separator).map((key, index) => (
        <Fragment key={index}>
          {index > 0 && <span>{separator === '+' ? '+' : 'then'}</span>}
          <kbd className="grid min-h-6 min-w-6 place-items-center rounded-control border border-border-strong bg-surface-sunken px-1.5 font-sans">
            {keyCap(key)}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
