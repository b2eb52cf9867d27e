import { createStore } from '../stores/create-store';

/** Whether this tab sends decisions, or shows what became of them. The app's frame knows it without loading the desk. */
export const isRunShown = createStore(false);
