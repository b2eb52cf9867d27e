import { useState } from 'react';
import { listedKeys, readScreenCommands, type Command } from '@/lib/keyboard/commands';
import { areShortcutsOn, turnShortcuts } from '@/lib/stored/shortcut-setting';
import { focusSearchCommand } from '@/lib/keyboard/shortcuts';
import { Dialog } from '@/ui/dialog';
import { Switch } from '@/ui/switch';
import { paletteCommand, screenCommands, settingCommands } from './app-commands';
import { commandKeyCap, KeysShown } from './keys-shown';
import type { OverlayProps } from './overlay-store';

/** Every shortcut that works on this screen, and the switch for single-key shortcuts. */
export function ShortcutList({ access, tools, onClose }: OverlayProps) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  // Read once, when the list opens; nothing changes behind it.
  const [onThisScreen] = useState(readScreenCommands);
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <div className="space-y-6 pb-3">
        <Entries title="On this screen" commands={onThisScreen} />
        <Entries title="Go to" commands={screenCommands(access, tools)} />
        <Entries
          title="Anywhere"
          commands={[paletteCommand, focusSearchCommand, ...settingCommands(access, tools)]}
        />
        <div className="border-t border-border pt-4">
          <Switch
            label="Shortcuts of single keys"
            checked={isOn}
            onChange={(event) => {
              turnShortcuts(event.target.checked);
              setIsOn(event.target.checked);
            }}
          />
          <p className="mt-1 text-sm text-text-muted">
            Turn them off if you speak to your computer, or press keys by accident. {commandKeyCap()}+K keeps
            working.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** Those that have keys. */
function Entries({ title, commands }: { title: string; commands: readonly Command[] }) {
  const entries = commands.flatMap((command) => {
    const keys = listedKeys(command);
    return keys === undefined ? [] : [{ label: command.label, keys }];
  });
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <dl>
        {entries.map(({ label, keys }) => (
          <div
            key={label}
            className="flex items-center justify-between gap-4 border-b border-border py-1.5 last:border-0"
          >
            <dt className="min-w-0">{label}</dt>
            <dd>
              <KeysShown keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
