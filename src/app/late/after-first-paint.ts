import { dropEarlyAnswers } from '@/api/early-answer';
import type { AppStore, Platform } from '../store';
import { findForgottenPerson } from './find-forgotten-person';
import { keepAnswersOfPerson } from './keep-answers-of-person';
import { keepApp } from './keep-app';
import { prefetchPointedLinks } from './link-prefetch';
import { tellNotSent } from './tell-not-sent';

/** Starts what the running app needs but the first screen does not. */
export function afterFirstPaint(store: AppStore, platform: Platform): void {
  dropEarlyAnswers();
  prefetchPointedLinks(store);
  tellNotSent(store);
  void keepAnswersOfPerson(store);
  void keepApp();
  void findForgottenPerson(store, platform);
}
