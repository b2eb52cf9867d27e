import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** Says that profiles can't be verified yet (spec section 2, 'Edit Profile dialog'). */
export function VerifyProfileDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Verify Profile"
      description="Verification is Coming Soon."
      footer={
        <Button variant="secondary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p className="text-text-muted">You will be able to show here that this profile is really yours.</p>
    </Dialog>
  );
}
