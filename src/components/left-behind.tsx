import { useEffect, useState } from 'react';
import { isSameTarget, markAsGone, toggleBookmark } from '@/domain/bookmark';
import { keepUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { draftKey } from '@/lib/drafts/draft-storage';
import { leftTexts } from '@/lib/drafts/left-draft';
import { safeStorage } from '@/lib/stored/safe-storage';
import { SmallButton } from '@/ui/small-button';
import { bookmarks } from './bookmarks';

interface LeftBehindProps {
  uid: string;
  /** Of a board that cannot be found. */
  boardId: string;
}

/** What this device still has of a board that is gone: what was typed for it, and its bookmark. */
export function LeftBehind({ uid, boardId }: LeftBehindProps) {
  const names = [`apply:${boardId}`, `edit-board:${boardId}`];
  const [texts, setTexts] = useState(() => names.flatMap((name) => leftTexts(uid, name)));
  const target = { kind: 'board', id: boardId } as const;
  const bookmark = bookmarks.useItems(uid).find((one) => isSameTarget(one, target));
  // Once: another tab may still show the board, and would answer each mark.
  useEffect(() => {
    const gone = { kind: 'board', id: boardId } as const;
    const kept = bookmarks.read(uid).find((one) => isSameTarget(one, gone));
    if (kept && !kept.isGone) bookmarks.change(uid, (all) => markAsGone(all, gone));
    // Nobody can send them any more, and the frame would announce them with a link that leads here.
    keepUnsentVerdicts(uid, boardId, { boardName: '', count: 0 });
  }, [uid, boardId]);

  const toHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();
  function deleteDraft() {
    names.forEach((name) => safeStorage.remove(draftKey(uid, name)));
    setTexts([]);
    toHeading();
  }

  return (
    <div className="mx-auto flex max-w-prose flex-col gap-6 px-6 pb-16">
      {texts.length > 0 && (
        <section aria-labelledby="left-draft" className="flex flex-col items-start gap-3">
          <h2 id="left-draft" className="text-lg font-semibold">
            What you had written
          </h2>
          <p className="text-text-muted">It was not sent. It is kept on this device until you delete it.</p>
          <ul className="flex flex-col gap-3">
            {texts.map(({ question, text }, index) => (
              <li key={index} className="border-l-2 border-border-strong pl-3 wrap-anywhere">
                {question !== null && (
                  <p dir="auto" className="text-text-muted">
                    {question}
                  </p>
                )}
                <p dir="auto" className="as-written">
                  {text}
                </p>
              </li>
            ))}
          </ul>
          <SmallButton onClick={deleteDraft}>Delete draft</SmallButton>
        </section>
      )}
      {bookmark !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            <bdi>{bookmark.name || 'This board'}</bdi> is among your saved boards.
          </p>
          <SmallButton
            onClick={() => {
              bookmarks.change(uid, (all) => toggleBookmark(all, bookmark));
              toHeading();
            }}
          >
            Remove from Saved
          </SmallButton>
        </div>
      )}
    </div>
  );
}
