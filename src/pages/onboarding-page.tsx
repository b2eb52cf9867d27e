import { Onboarding } from '@/features/onboarding/onboarding';
import { Page } from '@/ui/page';

export function OnboardingPage() {
  return (
    <Page>
      <Onboarding />
    </Page>
  );
}
