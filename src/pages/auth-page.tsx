import { SignInCard } from '@/features/sign-in/sign-in-card';

export function AuthPage() {
  return <SignInCard />;
}
