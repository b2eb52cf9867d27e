import type { ViewerStatus } from '@/domain/board';
import { ButtonPlace } from '@/ui/place';

/** The places of a viewer's buttons, which need the app and what it is still loading. */
export function ActionPlaces({ viewer }: { viewer: ViewerStatus | 'visitor' | null }) {
  switch (viewer) {
    case 'creator':
      return (
        <>
          {/* As wide as `ReviewLink`. */}
          <ButtonPlace className="max-sm:w-full">Review 0,000 applications</ButtonPlace>
          <ButtonPlace>Edit</ButtonPlace>
          <ButtonPlace>Delete</ButtonPlace>
        </>
      );
    case 'member':
      return <ButtonPlace>Leave Board</ButtonPlace>;
    default:
      return null;
  }
}
