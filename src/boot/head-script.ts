import { startOfEarly } from './early';
import { startEarly, type EarlyOptions } from './early-calls';
import { explainRefusedPictures } from './explain-refused-pictures';
import { keepInstallPrompt } from './install-prompt';
import { watchStart } from './watch-start';

/** Replaced by a constant (build/start-page.ts). */
declare const __EARLY_OPTIONS__: EarlyOptions;

/* Part of index.html, before everything else. */
window.early = { ...startOfEarly(), tellStartFailed: watchStart() };
keepInstallPrompt(window.early);
startEarly(window.early, __EARLY_OPTIONS__);
// The demo's people have no pictures on other hosts.
if (!__DEMO__) explainRefusedPictures();
