import { provideLocalStorage } from './page-storage';

/** @returns the demo's code, which needs local storage to be there when it is imported */
export async function loadDemo() {
  provideLocalStorage();
  return import('./start-demo');
}
