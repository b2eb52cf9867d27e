import type { HTMLAttributes, ReactNode, SyntheticEvent } from 'react';

/** All events of React that bubble: entering and leaving with the pointer do not. */
const BUBBLING = [
  ...['onSubmit', 'onReset', 'onInvalid', 'onChange', 'onInput', 'onBeforeInput', 'onSelect'],
  ...['onClick', 'onDoubleClick', 'onAuxClick', 'onContextMenu'],
  ...['onKeyDown', 'onKeyUp', 'onKeyPress', 'onFocus', 'onBlur'],
  ...['onPointerDown', 'onPointerMove', 'onPointerUp', 'onPointerCancel', 'onPointerOver', 'onPointerOut'],
  ...['onGotPointerCapture', 'onLostPointerCapture'],
  ...['onMouseDown', 'onMouseMove', 'onMouseUp', 'onMouseOver', 'onMouseOut', 'onWheel'],
  ...['onTouchStart', 'onTouchMove', 'onTouchEnd', 'onTouchCancel'],
  ...['onCompositionStart', 'onCompositionUpdate', 'onCompositionEnd', 'onCopy', 'onCut', 'onPaste'],
  ...[
    'onDrag',
    'onDragStart',
    'onDragEnd',
    'onDragEnter',
    'onDragLeave',
    'onDragOver',
    'onDragExit',
    'onDrop',
  ],
  ...['onAnimationStart', 'onAnimationIteration', 'onAnimationEnd'],
  ...['onTransitionRun', 'onTransitionStart', 'onTransitionCancel', 'onTransitionEnd'],
];

/**
 * Ends the event in React's tree only. `stopPropagation` would end the browser's event as well, and the shortcuts on
 * `window` and Radix's listeners on `document` have to hear it.
 */
function endHere(event: SyntheticEvent) {
  event.isPropagationStopped = () => true;
}

const endsHere = Object.fromEntries(BUBBLING.map((name) => [name, endHere])) as HTMLAttributes<HTMLElement>;

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
