import { useState } from 'react';
import { Button, type ButtonProps } from '@/ui/button';
import { SERVER_NOT_REACHED } from './messages';

const ANSWER_WITHIN_MS = 10_000;

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    await fetch(window.location.href, { cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page, but checks first that the server answers: otherwise the browser's own error page would replace
 * the app.
 */
export function ReloadButton(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const [state, setState] = useState<'ready' | 'asking' | 'unreachable'>('ready');
  async function reload() {
    setState('asking');
    if (await isReachable()) window.location.reload();
    else setState('unreachable');
  }
  return (
    <>
      <Button {...props} isBusy={state === 'asking'} onClick={() => void reload()}>
        Reload
      </Button>
      {state === 'unreachable' && <span role="status">{SERVER_NOT_REACHED}</span>}
    </>
  );
}
