import { useState, type ComponentProps, type ComponentType } from 'react';
import type { LazyPart } from '@/lib/loading/lazy-part';
import { lazyDialog } from './lazy-dialog';
import type { MenuProps } from './menu';

const Closed = (props: ComponentProps<'button'>) => <button {...props} type="button" aria-haspopup="menu" />;

/** A menu in a chunk of its own, for `MenuButton`. @param load imports its module and picks the component */
export const lazyMenu = <Props extends MenuProps>(load: () => Promise<ComponentType<Props>>) =>
  lazyDialog<Props>(load, ({ triggerClassName, children }) => (
    // Replaces the button that was pressed.
    <Closed autoFocus className={triggerClassName}>
      {children}
    </Closed>
  ));

/**
 * The button that opens a menu, whose code loads when the pointer or the focus comes near.
 * @param menu by `lazyMenu`; gets all other props
 */
export function MenuButton<Props extends MenuProps>({
  menu: LazyMenu,
  ...props
}: Omit<Props, 'onClose'> & { menu: LazyPart<Props> }) {
  // False after an attempt to open it has failed.
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  const { triggerClassName, children } = props as unknown as MenuProps;
  if (isWanted) return <LazyMenu {...(props as unknown as Props)} onClose={() => setIsWanted(false)} />;
  return (
    <Closed
      autoFocus={isWanted === false}
      className={triggerClassName}
      onPointerEnter={LazyMenu.preload}
      onFocus={LazyMenu.preload}
      onClick={() => setIsWanted(true)}
    >
      {children}
    </Closed>
  );
}
