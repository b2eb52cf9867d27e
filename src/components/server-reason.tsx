import { useSubmitFailure } from './submit-failure';

/** Why the server refused the last submit; nothing where it gave no reason. */
export function ServerReason() {
  const reason = useSubmitFailure()?.reason ?? null;
  if (reason === null) return null;
  return (
    <p role="alert" className="basis-full text-sm wrap-anywhere text-danger">
      {reason}
    </p>
  );
}
