import type { HTMLAttributes, ReactNode, SyntheticEvent } from 'react';

/** All events of React that bubble: entering and leaving with the pointer do not. */
const BUBBLING = `Submit Reset Invalid Change Input BeforeInput Select Click DoubleClick AuxClick ContextMenu
  KeyDown KeyUp KeyPress Focus Blur
  PointerDown PointerMove PointerUp PointerCancel PointerOver PointerOut GotPointerCapture LostPointerCapture
  MouseDown MouseMove MouseUp MouseOver MouseOut Wheel TouchStart TouchMove TouchEnd TouchCancel
  CompositionStart CompositionUpdate CompositionEnd Copy Cut Paste
  Drag DragStart DragEnd DragEnter DragLeave DragOver DragExit Drop
  AnimationStart AnimationIteration AnimationEnd
  TransitionRun TransitionStart TransitionCancel TransitionEnd`.split(/\s+/);

/**
 * Ends the event in React's tree only. `stopPropagation` would end the browser's event as well, and the shortcuts on
 * `window` and Radix's listeners on `document` have to hear it.
 */
function endHere(event: SyntheticEvent) {
  event.isPropagationStopped = () => true;
}

const endsHere = Object.fromEntries(
  BUBBLING.map((name) => [`on${name}`, endHere]),
) as HTMLAttributes<HTMLElement>;

/**
 * Goes around everything that a portal shows (lint checks it). React's events bubble from a portal to the component
 * that rendered it, wherever it is in the document: without this edge, submitting the form of a dialog would submit the
 * form that the dialog was opened from as well, and a press in a menu would press the row behind it.
 */
export function PortalEdge({ children }: { children: ReactNode }) {
  return (
    <div data-portal className="contents" {...endsHere}>
      {children}
    </div>
  );
}
