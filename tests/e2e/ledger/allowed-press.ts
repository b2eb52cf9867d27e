import type { ScreenAtPress } from './screen-at-press';

/** A call that changes something, as the server has received it. */
export interface ChangeCall {
  /** The method and the path as openapi.yaml spells it: 'PUT /boards/{boardId}'. */
  what: string;
  /** The ids in the path, in their order. */
  ids: string[];
  body: unknown;
}

/** A control that may cause a call. */
export interface AllowedPress {
  call: string;
  /** The name of the button, or of the field that is typed into. */
  press: RegExp;
  /** The title of the dialog that it is in, the heading of the screen, or the name of its region there. */
  in: RegExp;
  /** Fields there in which Enter does the same, and those in which Ctrl/Cmd+Enter does. */
  enter?: RegExp;
  modEnter?: RegExp;
  /** How many such calls one press may cause; 1 by default. */
  most?: (screen: ScreenAtPress) => number;
  /** What the call says, field by field, in the form in which `shown` finds it. */
  says: (call: ChangeCall, screen: ScreenAtPress) => unknown;
  /** What the screen showed at the moment of the press, for each field of the call. */
  shown: (screen: ScreenAtPress, call: ChangeCall) => unknown;
  /** The scene in which the crawl must have pressed it. */
  scene: string;
}
