import * as Menu from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { PortalEdge } from './portal-edge';

export const MENU_ITEM =
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 data-[highlighted]:bg-surface-sunken data-[highlighted]:outline data-[highlighted]:outline-border-strong';

export interface MenuProps {
  triggerClassName: string;
  /** The content of the menu's button, including its accessible name. */
  children: ReactNode;
}

interface MenuFrameProps extends MenuProps {
  defaultOpen?: boolean;
  items: ReactNode;
  /** Called after closing. The focus returns to the button unless the callback prevents it. */
  onCloseAutoFocus: (event: Event) => void;
}

export function MenuFrame({
  triggerClassName,
  children,
  defaultOpen = false,
  items,
  onCloseAutoFocus,
}: MenuFrameProps) {
  return (
    <Menu.Root defaultOpen={defaultOpen} modal={false}>
      <Menu.Trigger className={triggerClassName}>{children}</Menu.Trigger>
      <Menu.Portal>
        <PortalEdge>
          <Menu.Content
            align="end"
            sideOffset={8}
            onCloseAutoFocus={onCloseAutoFocus}
            className="z-40 max-h-(--radix-dropdown-menu-content-available-height) w-60 overflow-y-auto rounded-card border border-border bg-surface-raised p-1 shadow-float"
          >
            {items}
          </Menu.Content>
        </PortalEdge>
      </Menu.Portal>
    </Menu.Root>
  );
}

export interface MenuAction {
  label: string;
  Icon: LucideIcon;
  /** The keyboard shortcut of the same action. */
  keys?: string;
  /** Called once the menu has closed. A dialog that it opens returns the focus to the menu's button. */
  run: () => void;
}

export function ActionMenu({ actions, ...frame }: MenuProps & { actions: readonly MenuAction[] }) {
  const chosen = useRef<MenuAction | null>(null);
  return (
    <MenuFrame
      {...frame}
      onCloseAutoFocus={() => {
        chosen.current?.run();
        chosen.current = null;
      }}
      items={actions.map((action) => {
        const { label, Icon, keys } = action;
        return (
          <Menu.Item key={label} className={MENU_ITEM} onSelect={() => (chosen.current = action)}>
            <Icon aria-hidden className="size-4" />
            {label}
            {keys !== undefined && (
              <kbd
                aria-hidden
                className="ml-auto rounded-control border border-current px-1 font-sans text-sm opacity-80"
              >
                {keys}
              </kbd>
            )}
          </Menu.Item>
        );
      })}
    />
  );
}
