import { useFormikContext } from 'formik';

/**
 * Why the server refused the last attempt, in its own words; nothing where it gave none. The form sets it as its
 * status, and it goes with the next attempt.
 */
export function ServerReason() {
  const form = useFormikContext();
  const reason = form.status as unknown;
  if (typeof reason !== 'string' || form.isSubmitting) return null;
  return (
    <p role="alert" className="basis-full text-sm wrap-anywhere text-danger">
      {reason}
    </p>
  );
}
