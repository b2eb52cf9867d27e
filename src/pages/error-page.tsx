import { SignInCheckFailed } from '@/features/sign-in/sign-in-check-failed';
import { useDocumentTitle } from '@/lib/use-document-title';

export function ErrorPage() {
  useDocumentTitle('Something went wrong');
  return <SignInCheckFailed />;
}
