import type { ReactNode } from 'react';
import { Boundary } from '@/lib/boundary';
import { FailedScreen } from './failed-screen';

function Failed({ error }: { error: unknown }) {
  const hasMessage = error instanceof Error && error.message !== '';
  return (
    <FailedScreen
      title="Oops! Something went wrong"
      documentTitle="Something went wrong"
      text={hasMessage ? error.message : 'An unexpected error occurred'}
    >
      Refresh Page
    </FailedScreen>
  );
}

/** Shows what went wrong inside and offers a reload; what is outside stays usable. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary failed={(error) => <Failed error={error} />}>{children}</Boundary>;
}
