import { createElement } from 'react';
import { dropEarlyAnswers } from '@/api/early-answer';
import type { AppStore, Platform } from '../store';
import { findForgottenPerson } from './find-forgotten-person';
import { keepAnswersOfPerson } from './keep-answers-of-person';
import { keepApp } from './keep-app';
import { keepFocusOfBusy } from './keep-focus';
import { LateBars } from './late-bars';
import { LateParts } from './late-parts';
import { showLate } from './late-parts-store';
import { prefetchPointedLinks } from './link-prefetch';
import { tellNotSent } from './tell-not-sent';

/** What the running app needs but the first screen does not; a chunk of its own. This and `LateParts` are all of it. */
export function afterFirstPaint(store: AppStore, platform: Platform): void {
  dropEarlyAnswers();
  prefetchPointedLinks(store);
  tellNotSent(store);
  keepFocusOfBusy();
  showLate({ bars: createElement(LateBars), rest: createElement(LateParts) });
  void keepAnswersOfPerson(store);
  void keepApp();
  void findForgottenPerson(store, platform);
}
