// Apart from messages.ts, which is part of every first load.

export const OFFLINE_NOT_SENT = 'You are offline. Nothing was sent.';

export const WAITING_NOT_SHOWN = 'Decisions wait to be sent. They are shown as soon as you are back online.';

/** After 'As of 14:05'. */
export const KEPT_OFFLINE = 'You are offline';
export const KEPT_NO_ANSWER = 'No answer';
