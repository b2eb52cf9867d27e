import { useLayoutEffect, useRef } from 'react';
import { QuietButton, SmallButton } from '@/ui/small-button';
import { useOfDeskLater } from './use-desk';
import { useDeskScreen } from './use-desk-commands';

/** What the second pass hides and the way out of it, or the offer to judge three early ones again. */
export function SecondPassBar({ onGone }: { onGone: () => void }) {
  const { desk, view } = useDeskScreen();
  const { pass } = view;
  const early = useOfDeskLater(desk, desk.earlyOnes);
  const wasPressed = useRef(false);
  // The offer is drawn, and goes, after everything that is urgent.
  useLayoutEffect(() => {
    if (!wasPressed.current || document.activeElement !== document.body) return;
    wasPressed.current = false;
    onGone();
  });
  const press = (run: () => void) => () => {
    wasPressed.current = true;
    run();
  };
  if (!pass.isOn && early.length === 0) return null;
  const [title, text] = !pass.isOn
    ? ['A long sitting.', 'Judge three of the first ones again, to see whether you would say the same now?']
    : pass.only === null
      ? ['Second pass.', HIDDEN]
      : ['Three early ones again.', HIDDEN];
  return (
    <div
      role="region"
      aria-label="Second pass"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-border-strong bg-accent-soft py-1 pr-1 pl-4 text-sm print:hidden"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-semibold">{title}</span> {text}
      </p>
      {pass.isOn ? (
        <SmallButton key="end" onClick={press(desk.endSecondPass)}>
          {pass.only === null ? 'End the second pass' : 'Back to the others'}
        </SmallButton>
      ) : (
        <>
          <SmallButton
            key="again"
            onClick={press(() => {
              desk.beginSecondPass(early);
              desk.openInList(early[0] ?? '');
            })}
          >
            Judge three again
          </SmallButton>
          <QuietButton key="not" onClick={press(desk.endSecondPass)}>
            Not now
          </QuietButton>
        </>
      )}
    </div>
  );
}

const HIDDEN =
  'What you gave before is hidden until you give something new. It stays until then, and is what would be sent.';
