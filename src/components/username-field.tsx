import { Check } from 'lucide-react';
import { useRef } from 'react';
import { cleanUsername, usernameError, type UsernameStatus } from '@/domain/username';
import { cn } from '@/lib/cn';
import { useIsLocked } from '@/ui/field';
import { Spinner } from '@/ui/spinner';
import { FormTextField, useFormField } from './form-fields';

/** The error of an unavailable username, both while typing and when saving fails. */
export const USERNAME_UNAVAILABLE = 'This username is already taken. Please try a different one.';
const USERNAME_CHECK_FAILED = 'Error checking username availability';

/** The form's `username`, with its availability shown while typing. A leading @ is removed on blur. */
export function UsernameField({ status, onRecheck }: { status: UsernameStatus; onRecheck: () => void }) {
  const { input, error, change } = useFormField<string>('username');
  const isLocked = useIsLocked();
  const field = useRef<HTMLInputElement>(null);
  const isInvalid = status === 'unavailable' || status === 'failed' || status === 'invalid';
  return (
    <FormTextField
      ref={field}
      name="username"
      label="Username"
      onBlur={() => {
        const username = cleanUsername(input.value);
        if (username !== input.value && !isLocked) change(username);
      }}
      // Not "username": browsers would fill in the email address, and usernames are public.
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-invalid={isInvalid || undefined}
      className={cn(isInvalid && 'border-danger')}
      hint={
        // The height is fixed, so that a new message doesn't move the content below.
        <span className="flex min-h-6 items-center gap-2">
          <span role="status" className="inline-flex items-center gap-2">
            {status === 'empty' && 'This is how people find you.'}
            {status === 'unchanged' && 'This is your username.'}
            {status === 'checking' && (
              <>
                <Spinner className="size-3.5" />
                Checking...
              </>
            )}
            {status === 'available' && error === undefined && (
              <span className="inline-flex items-center gap-1 text-success">
                <Check aria-hidden className="size-4" />
                Available
              </span>
            )}
            {status === 'unavailable' && <span className="text-danger">{USERNAME_UNAVAILABLE}</span>}
            {status === 'invalid' && <span className="text-danger">{usernameError(input.value)}</span>}
            {status === 'failed' && <span className="text-danger">{USERNAME_CHECK_FAILED}</span>}
          </span>
          {status === 'failed' && (
            <button
              type="button"
              onClick={() => {
                onRecheck();
                // The button unmounts.
                field.current?.focus();
              }}
              className="min-h-6 font-semibold text-text underline"
            >
              Check again
            </button>
          )}
        </span>
      }
    />
  );
}
