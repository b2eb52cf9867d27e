import { useState, useSyncExternalStore } from 'react';
import { paths } from '@/lib/addresses/paths';
import { safeStorage } from '@/lib/stored/safe-storage';
import { SmallButton, QuietButton } from '@/ui/button';
import type { AccountChoice } from './account-chooser';
import type { DemoIdentity } from './demo-identity';
import { boardId, personUid } from './seed/records';

const BOARD = boardId('northern-design-circle');

/** The demo's main stories: the person to sign in as, and the first screen. */
const STORIES: readonly { label: string; person: string; path: string }[] = [
  { label: 'Review applications as Maya', person: personUid('maya-lindqvist'), path: paths.review(BOARD) },
  { label: 'Apply to a board as Noor', person: personUid('noor-haddad'), path: paths.joinBoard(BOARD) },
];

/** The local storage key that is set when the user dismisses the stories. */
const HIDDEN_KEY = 'talentboard-demo-stories-hidden';

interface DemoStoriesProps {
  identity: Pick<DemoIdentity, 'currentUid' | 'onUidChange'>;
  onStart: (choice: AccountChoice, path: string) => void;
}

/** Entry points for a visitor of the demo; hidden after the sign-in. */
export function DemoStories({ identity, onStart }: DemoStoriesProps) {
  const uid = useSyncExternalStore(identity.onUidChange, identity.currentUid);
  const [isHidden, setIsHidden] = useState(() => safeStorage.get(HIDDEN_KEY) !== null);
  if (uid !== null || isHidden) return null;

  return (
    <section aria-label="Start the demo" className="flex shrink-0 gap-2">
      {STORIES.map((story) => (
        <SmallButton
          key={story.label}
          onClick={() => onStart({ kind: 'person', uid: story.person }, story.path)}
        >
          {story.label}
        </SmallButton>
      ))}
      <SmallButton onClick={() => onStart({ kind: 'newPerson' }, paths.home())}>
        Start as someone new
      </SmallButton>
      <QuietButton
        onClick={() => {
          safeStorage.set(HIDDEN_KEY, '1');
          setIsHidden(true);
        }}
      >
        Just look around
      </QuietButton>
    </section>
  );
}
