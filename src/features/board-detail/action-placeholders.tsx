import type { ViewerStatus } from '@/domain/board';
import { ButtonPlaceholder } from '@/ui/placeholder';

/** The places of a viewer's buttons, which need the app and what it is still loading. */
export function ActionPlaceholders({ viewer }: { viewer: ViewerStatus | 'visitor' | null }) {
  switch (viewer) {
    case 'creator':
      return (
        <>
          {/* As wide as `ReviewLink`. */}
          <ButtonPlaceholder className="max-sm:w-full">Review 0,000 applications</ButtonPlaceholder>
          <ButtonPlaceholder>Edit</ButtonPlaceholder>
          <ButtonPlaceholder>Delete</ButtonPlaceholder>
        </>
      );
    case 'member':
      return <ButtonPlaceholder>Leave Board</ButtonPlaceholder>;
    default:
      return null;
  }
}
