import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { User } from '@/domain/user';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { press } from '@/lib/focus/press';
import { Button } from '@/ui/button';
import { lazyDialog, opens } from '@/ui/lazy-dialog';

const ShareProfileDialog = lazyDialog<{ user: User; onClose: () => void }>(
  async () => (await import('./share-profile-dialog')).ShareProfileDialog,
);

/** Opens all ways to share your own profile. */
export function ShareProfileButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useScreenCommands([
    {
      label: 'Share profile',
      keywords: ['copy link', 'qr code', 'json resume', 'export', 'download', 'cv'],
      run: () => press(button.current),
    },
  ]);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        {...opens(ShareProfileDialog)}
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden className="size-4" />
        Share profile
      </Button>
      {isOpen && <ShareProfileDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
