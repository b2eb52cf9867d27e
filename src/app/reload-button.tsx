import { useState } from 'react';
import { reloadPage } from '@/lib/loading/reload-page';
import { Button, type ButtonProps } from '@/ui/button';
import { SERVER_NOT_REACHED } from './messages';

/** Reloads the page, or says that the server does not answer: for use in a live region. */
export function ReloadButton({
  children = 'Reload',
  ...props
}: Pick<ButtonProps, 'variant' | 'size' | 'children'>) {
  const [state, setState] = useState<'ready' | 'asking' | 'unreachable'>('ready');
  async function reload() {
    setState('asking');
    if (!(await reloadPage())) setState('unreachable');
  }
  return (
    <>
      <Button {...props} isBusy={state === 'asking'} onClick={() => void reload()}>
        {children}
      </Button>
      {state === 'unreachable' && <span>{SERVER_NOT_REACHED}</span>}
    </>
  );
}
