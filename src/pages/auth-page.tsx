import { SignInCard } from '@/features/sign-in/sign-in-card';
import { useDocumentTitle } from '@/lib/use-document-title';

export function AuthPage() {
  useDocumentTitle('Sign in');
  return <SignInCard />;
}
