import { PageHeading } from '@/ui/page';

export function DiscoverHeading() {
  return (
    <PageHeading lead="Find boards to join and people to work with.">Discover Amazing Talent</PageHeading>
  );
}
