import { createStore } from '../stores/create-store';

/** Whether this tab shows decisions being sent, or their results. Read by the app shell, which doesn't load the desk. */
export const isRunShown = createStore(false);
