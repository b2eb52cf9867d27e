import { lazyMenu } from './menu-button';

/** A menu of things to do, for `MenuButton`. */
export const ActionMenu = lazyMenu(async () => (await import('./menu')).ActionMenu);
