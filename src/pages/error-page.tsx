import { SignInCheckFailed } from '@/features/sign-in/sign-in-check-failed';

export function ErrorPage() {
  return <SignInCheckFailed />;
}
