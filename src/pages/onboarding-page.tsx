import { Onboarding } from '@/features/onboarding/onboarding';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Page } from '@/ui/page';

export function OnboardingPage() {
  useDocumentTitle('Onboarding');
  return (
    <Page>
      <Onboarding />
    </Page>
  );
}
