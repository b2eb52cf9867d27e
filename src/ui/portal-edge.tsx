import type { HTMLAttributes, ReactNode, SyntheticEvent } from 'react';

/** All bubbling events of React. Pointer enter and leave events don't bubble. */
const BUBBLING = `Submit Reset Invalid Change Input BeforeInput Select Click DoubleClick AuxClick ContextMenu
  KeyDown KeyUp KeyPress Focus Blur
  PointerDown PointerMove PointerUp PointerCancel PointerOver PointerOut GotPointerCapture LostPointerCapture
  MouseDown MouseMove MouseUp MouseOver MouseOut Wheel TouchStart TouchMove TouchEnd TouchCancel
  CompositionStart CompositionUpdate CompositionEnd Copy Cut Paste
  Drag DragStart DragEnd DragEnter DragLeave DragOver DragExit Drop
  AnimationStart AnimationIteration AnimationEnd
  TransitionRun TransitionStart TransitionCancel TransitionEnd`.split(/\s+/);

/**
 * Stops React's propagation only. `stopPropagation` would also stop the native event, which the shortcuts on `window`
 * and Radix's listeners on `document` need.
 */
function stopBubbling(event: SyntheticEvent) {
  event.isPropagationStopped = () => true;
}

const BOUNDARY_PROPS = Object.fromEntries(
  BUBBLING.map((name) => [`on${name}`, stopBubbling]),
) as HTMLAttributes<HTMLElement>;

/**
 * Wraps the content of every portal (a lint rule checks it). React events bubble from a portal to the component that
 * rendered it. Without this boundary, submitting a dialog's form would also submit the form around the dialog, and a
 * press in a menu would press the row behind it.
 */
export function PortalEdge({ children }: { children: ReactNode }) {
  return (
    <div data-portal className="contents" {...BOUNDARY_PROPS}>
      {children}
    </div>
  );
}
