import { readObjectOrNull } from '@/api/wire/envelopes';
import { readUser } from '@/api/wire/read-user';
import { BoardListSkeleton } from '@/components/board-list-skeleton';
import type { User } from '@/domain/user';
import { BoardsCreatedSection } from '@/features/profile/boards-created-section';
import { ActionPlaces, BookmarkPlace, OpenToWorkPlace } from '@/features/profile/header-places';
import { ProfileDetails } from '@/features/profile/profile-details';
import { ProfileTop } from '@/features/profile/profile-top';
import { PublicViewNote } from '@/features/profile/public-view';
import { routerPath } from '@/lib/addresses/base-path';
import { Page } from '@/ui/page';
import { LoadingRegion } from '@/ui/skeleton';
import { drawPage } from './draw-page';

function Profile({ user, isOwn }: { user: User; isOwn: boolean }) {
  const isFromOutside = isOwn && /[?&]view=public(&|$)/.test(location.search);
  const isOwner = isOwn && !isFromOutside;
  return (
    <Page>
      <div>
        {isFromOutside && <PublicViewNote />}
        <ProfileTop
          user={user}
          isOwner={isOwner}
          coverAction={null}
          actions={<ActionPlaces isOwner={isOwner} />}
          bookmark={isOwn ? null : <BookmarkPlace />}
          openToWork={<OpenToWorkPlace />}
        />
        <ProfileDetails user={user} />
        <BoardsCreatedSection>
          <LoadingRegion label="Loading boards">
            <BoardListSkeleton count={3} />
          </LoadingRegion>
        </BoardsCreatedSection>
      </div>
    </Page>
  );
}

/** From the address, still encoded; undefined for the viewer's own profile. */
const id = routerPath(location.pathname).split('/')[2] || undefined;
const read = readObjectOrNull(readUser, 'user');

drawPage({
  page: 'profile',
  calls: id === undefined ? ['getMyProfile'] : ['getMyProfile', 'getProfile'],
  draw([mine, others]) {
    const viewer = read(mine);
    // An id that cannot be decoded throws, and is left to the app as well.
    const isOwn = id === undefined || decodeURIComponent(id) === (window.early?.viewerId ?? viewer?.id);
    const user = isOwn ? viewer : read(others);
    return user && <Profile user={user} isOwn={isOwn} />;
  },
});
