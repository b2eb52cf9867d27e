import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** Says that profiles cannot be verified yet. */
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
