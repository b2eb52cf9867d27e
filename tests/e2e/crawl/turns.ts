import type { Control } from './page-side';

/** Answers the question whether something shall be given up or left: then there is nothing left to ask about. */
const GIVES_UP = /^(Discard|Delete|Leave|Remove|Sign out)\b/;
const CLOSES = /^(Close|Cancel|Back)\b|\(saved\)$/;
/** Sends what has been typed, and with it leads on. */
const SENDS = /^(Submit|Continue|Complete|Finish|Save Changes)\b/;

/**
 * In a form the fields come before the button that sends them, and what closes it comes last; on another screen, what
 * changes its list comes last.
 * @param isForm for a dialog, and for a screen that is a form
 * @param sendsFirst whether it is sent as soon as all is typed, before any choice in it is changed
 */
export function byTurn(isForm: boolean, sendsFirst = false) {
  const turn = ({ name, use: how }: Control) => {
    if (!isForm) return how === 'press' ? 0 : 1;
    if (how === 'type' || (how === 'choose' && !sendsFirst)) return 0;
    if (how === 'choose') return 1;
    return GIVES_UP.test(name) ? 4 : CLOSES.test(name) ? 3 : SENDS.test(name) ? (sendsFirst ? 0.5 : 2) : 1;
  };
  return (one: Control, other: Control) => turn(one) - turn(other);
}
