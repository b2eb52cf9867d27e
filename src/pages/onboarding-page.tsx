import { Page, PageHeading } from '@/ui/page';

export function OnboardingPage() {
  return (
    <Page>
      <PageHeading>Onboarding</PageHeading>
    </Page>
  );
}
