import { Fragment } from 'react';

export const commandKeyCap = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

function keyCap(key: string): string {
  if (key === '$mod') return commandKeyCap();
  return /^[a-z]$/.test(key) ? key.toUpperCase() : key;
}

/** @param keys as in `Command`; a sequence reads 'G then B', keys that are held together are joined by '+' */
export function KeysShown({ keys }: { keys: string }) {
  const isHeld = /.\+/.test(keys);
  const caps = keys.split(isHeld ? '+' : ' ').map(keyCap);
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm text-text-muted">
      {caps.map((cap, index) => (
        <Fragment key={index}>
          {index > 0 && <span>{isHeld ? '+' : 'then'}</span>}
          <kbd className="grid min-h-6 min-w-6 place-items-center rounded-control border border-border-strong bg-surface-sunken px-1.5 font-sans">
            {cap}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
