import { useState, useSyncExternalStore } from 'react';
import { paths } from '@/lib/addresses/paths';
import { safeStorage } from '@/lib/stored/safe-storage';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import type { AccountChoice } from './chooser';
import { DemoDialog } from './demo-dialog';
import type { DemoIdentity } from './demo-identity';
import { boardId } from './seed/board-seed';
import { personUid } from './seed/person-seed';

const BOARD = boardId('northern-design-circle');

/** What the demo is about, each in one press: who to be, and where to begin. */
const WAYS: readonly { label: string; person: string; path: string }[] = [
  { label: 'Review applications as Maya', person: personUid('maya-lindqvist'), path: paths.review(BOARD) },
  { label: 'Apply to a board as Noor', person: personUid('noor-haddad'), path: paths.joinBoard(BOARD) },
];

/** Set once the section has been dismissed. */
const HIDDEN_KEY = 'talentboard-demo-ways-hidden';

interface DemoWaysProps {
  identity: Pick<DemoIdentity, 'currentUid' | 'onUidChange'>;
  /** Becomes that person, and opens the path once they are signed in. */
  onStart: (choice: AccountChoice, path: string) => void;
}

/** Ways into the demo for somebody who has just opened it; gone once they have signed in. */
export function DemoWays({ identity, onStart }: DemoWaysProps) {
  const uid = useSyncExternalStore(identity.onUidChange, identity.currentUid);
  const [isHidden, setIsHidden] = useState(() => safeStorage.get(HIDDEN_KEY) !== null);
  const [isNaming, setIsNaming] = useState(false);
  if (uid !== null || isHidden) return null;

  return (
    <section
      aria-label="Ways into the demo"
      className="flex flex-wrap items-center justify-center gap-2 border-b border-border bg-surface-raised px-4 py-2 print:hidden"
    >
      {WAYS.map((way) => (
        <Button
          key={way.label}
          variant="secondary"
          size="small"
          onClick={() => onStart({ kind: 'person', uid: way.person }, way.path)}
        >
          {way.label}
        </Button>
      ))}
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setIsNaming(true)}>
        Start as somebody new
      </Button>
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          safeStorage.set(HIDDEN_KEY, '1');
          setIsHidden(true);
        }}
      >
        Just look around
      </Button>
      <DemoDialog
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        title="Start as somebody new"
        description="You begin with an empty profile, as after a first sign-in."
      >
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const name = String(new FormData(event.currentTarget).get('name'));
            // A second press finds no dialog any more.
            setIsNaming(false);
            onStart({ kind: 'newPerson', name }, paths.home());
          }}
        >
          <TextField label="Your name" name="name" autoComplete="off" maxLength={100} />
          <Button type="submit" variant="yellow" className="self-end">
            Start
          </Button>
        </form>
      </DemoDialog>
    </section>
  );
}
