import { startOfEarly } from './early';
import { startEarly, type EarlyOptions } from './early-calls';
import { watchStart } from './watch-start';

/** Replaced by a constant (build/start-page.ts). */
declare const __EARLY_OPTIONS__: EarlyOptions;

/* Part of index.html, before everything else. */
window.early = { ...startOfEarly(), tellStartFailed: watchStart() };
startEarly(window.early, __EARLY_OPTIONS__);
