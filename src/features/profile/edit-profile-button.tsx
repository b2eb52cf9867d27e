import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { press } from '@/lib/focus/press';
import { Button } from '@/ui/button';
import { lazyDialog, opens } from '@/ui/lazy-component';

/** Its code loads when what opens it is hovered or focused. */
export const EditProfileDialog = lazyDialog(
  async () => (await import('./edit-profile-dialog')).EditProfileDialog,
);

/** Opens the edit dialog. */
export function EditProfileButton({ onOpen }: { onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useScreenCommands([{ label: 'Edit Profile', keys: 'e', run: () => press(button.current) }]);
  return (
    <Button ref={button} variant="secondary" {...opens(EditProfileDialog)} onClick={onOpen}>
      <Pencil aria-hidden className="size-4" />
      Edit Profile
    </Button>
  );
}
