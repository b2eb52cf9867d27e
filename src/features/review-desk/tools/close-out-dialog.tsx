import { useState } from 'react';
import { pluralize } from '@/domain/pluralize';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showNotice } from '@/ui/toasts/notice-store';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import { DefaultNote } from '../sending/default-note';
import { useBoardSettings } from '../state/use-settings';

/**
 * A No for everybody without a verdict, whatever is filtered, but nobody who has come since the desk was entered. It
 * sends nothing, and one undo reverts it.
 */
export function CloseOutDialog({ onClose }: { onClose: () => void }) {
  const { desk, view, send } = useDeskScreen();
  // What is judged or sent meanwhile in another tab leaves the list.
  useOfDesk(desk, desk.work);
  const settings = useBoardSettings(desk.board().id);
  const [before] = useState(settings.defaultNotes.reject);
  const [text, setText] = useState(before);
  const rows = view.order.filter((id) => desk.pileOf(id) === 'toRead');
  const rest = desk.inFull(rows.map((requestId) => ({ requestId, from: null, to: 'no' })));

  /** Escape keeps what was typed, as in the dialog of a note; Cancel takes it back. */
  function cancel() {
    if (text !== before) settings.setDefaultNote('reject', before);
    onClose();
  }

  function giveNo() {
    const given = desk.apply(rest);
    onClose();
    if (given.length === 0) return showNotice('Nothing was changed.');
    showNotice(`${pluralize(given.length, 'application')} got a No. Undo on the desk takes it back.`);
    send(given.map(({ requestId }) => requestId));
  }

  return (
    <Dialog
      onClose={onClose}
      title="Close out the rest"
      initialFocus={(content) => content.querySelector<HTMLElement>('select, footer button')}
      description={
        rest.length === 0
          ? 'Everybody here has a verdict.'
          : `${pluralize(rest.length, 'application has', 'applications have')} no verdict. Nothing is sent before you have seen them all on the next screen.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button variant="yellow" disabled={rest.length === 0} onClick={giveNo}>
            Give {pluralize(rest.length, 'a No', 'a No')}
          </Button>
        </>
      }
    >
      {rest.length > 0 && (
        <DefaultNote
          outcome="reject"
          text={text}
          onChange={(next) => {
            setText(next);
            settings.setDefaultNote('reject', next);
          }}
        />
      )}
    </Dialog>
  );
}
