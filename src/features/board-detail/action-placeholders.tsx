import type { ViewerStatus } from '@/domain/board';
import { ButtonPlaceholder } from '@/ui/placeholder';

/** Placeholders of the viewer's buttons, which need data that is still loading. */
export function ActionPlaceholders({ viewer }: { viewer: ViewerStatus | 'visitor' | null }) {
  switch (viewer) {
    case 'creator':
      return (
        <>
          {/* Has the width of `ReviewLink`. */}
          <ButtonPlaceholder className="max-sm:w-full">Review 00 applications</ButtonPlaceholder>
          <ButtonPlaceholder>Edit</ButtonPlaceholder>
          {/* The menu's button. */}
          <ButtonPlaceholder>
            <span className="size-4" />
          </ButtonPlaceholder>
        </>
      );
    case 'member':
      return <ButtonPlaceholder>Leave Board</ButtonPlaceholder>;
    default:
      return null;
  }
}
