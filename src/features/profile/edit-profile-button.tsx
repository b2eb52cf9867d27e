import { Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from '@/domain/user';
import { useScreenCommands } from '@/lib/commands';
import { press } from '@/lib/press';
import { Button } from '@/ui/button';

const loadDialog = () => import('./edit-profile-dialog');
const EditProfileDialog = lazy(() => loadDialog().then((module) => ({ default: module.EditProfileDialog })));

/** Opens the edit dialog, whose code comes when the button is pointed at or focused. */
export function EditProfileButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useScreenCommands([{ label: 'Edit Profile', keys: 'e', run: () => press(button.current) }]);
  const preload = () => void loadDialog();
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        <Pencil aria-hidden className="size-4" />
        Edit Profile
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditProfileDialog user={user} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
