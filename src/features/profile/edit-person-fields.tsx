import { useState } from 'react';
import { FormTextAreaField, FormTextField } from '@/components/form-fields';
import { UsernameField } from '@/components/username-field';
import type { User } from '@/domain/user';
import type { UsernameStatus } from '@/domain/username';
import { monthAndYear } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';

interface EditPersonFieldsProps {
  user: User;
  username: { status: UsernameStatus; recheck: () => void };
}

/** Name, username, bio, and other personal fields. Email and the date of joining are read-only. */
export function EditPersonFields({ user, username }: EditPersonFieldsProps) {
  const [isVerifying, setIsVerifying] = useState(false);
  const closeVerifying = () => setIsVerifying(false);
  return (
    <section aria-label="About you" className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Name"
        readOnly
        value={user.name}
        aside={
          !user.verified && (
            // At most as high as a label, so that the fields of the row line up.
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsVerifying(true)}
              className="min-h-6 rounded-control text-sm font-semibold underline"
            >
              Verify
            </button>
          )
        }
      />
      <TextField label="Email" readOnly value={user.email} />
      <TextField label="Member since" readOnly value={monthAndYear(user.createdAt) ?? 'Not available'} />
      <UsernameField status={username.status} onRecheck={username.recheck} />
      <FormTextAreaField name="bio" label="Bio" rows={4} fieldClassName="sm:col-span-2" />
      <FormTextField name="location" label="Location" autoComplete="address-level2" />
      <FormTextField name="walletAddress" label="Wallet address" spellCheck={false} autoComplete="off" />
      <Dialog
        isOpen={isVerifying}
        onClose={closeVerifying}
        title="Verify Profile"
        description="Verification is Coming Soon."
        footer={
          <Button variant="secondary" onClick={closeVerifying}>
            OK
          </Button>
        }
      >
        <p className="text-text-muted">You’ll be able to confirm that this profile is yours.</p>
      </Dialog>
    </section>
  );
}
