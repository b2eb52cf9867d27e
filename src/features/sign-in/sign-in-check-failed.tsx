import { useSessionState } from '@/identity/session-selectors';

/** Says that it could not be checked who is signed in, with the service's own words where it gave any. */
export function SignInCheckFailed() {
  const { errorMessage } = useSessionState();
  return (
    <>
      Your sign-in could not be checked. Check your connection and try again.
      {errorMessage !== '' && <span className="mt-2 block text-sm">{errorMessage}</span>}
    </>
  );
}
