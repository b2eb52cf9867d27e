import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { User } from '@/domain/user';
import { useScreenCommands } from '@/lib/commands';
import { press } from '@/lib/press';
import { Button } from '@/ui/button';
import { lazyDialog } from '@/ui/lazy-dialog';

const EditProfileDialog = lazyDialog(async () => (await import('./edit-profile-dialog')).EditProfileDialog);

/** Opens the edit dialog, whose code loads when the button is hovered or focused. */
export function EditProfileButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useScreenCommands([{ label: 'Edit Profile', keys: 'e', run: () => press(button.current) }]);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        onPointerEnter={EditProfileDialog.preload}
        onFocus={EditProfileDialog.preload}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        <Pencil aria-hidden className="size-4" />
        Edit Profile
      </Button>
      {isOpen && <EditProfileDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
