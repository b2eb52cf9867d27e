import { Fragment } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** How a key is labelled. */
function keyCap(key: string): string {
  return /^[a-z]$/.test(key) ? key.toUpperCase() : key;
}

/** 'Ctrl', or '⌘' on Apple keyboards. */
export const commandKeyCap = () => (isApple() ? '⌘' : 'Ctrl');

/** @param keys as in `Command`; a sequence reads 'G then B', keys that are held together are joined by '+' */
export function KeysShown({ keys }: { keys: string }) {
  const isHeld = keys.startsWith('$mod+');
  const caps = isHeld ? [commandKeyCap(), keyCap(keys.slice('$mod+'.length))] : keys.split(' ').map(keyCap);
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
