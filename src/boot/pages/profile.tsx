import { readObjectOrNull } from '@/api/wire/envelopes';
import { readUser } from '@/api/wire/read-user';
import { BoardListSkeleton } from '@/components/board-list-skeleton';
import type { User } from '@/domain/user';
import { BoardsCreatedSection } from '@/features/profile/boards-created-section';
import { MissingNote } from '@/features/profile/missing-note';
import { OwnerLinks } from '@/features/profile/owner-links';
import { printSize } from '@/features/profile/print-size';
import { ProfileDetails } from '@/features/profile/profile-details';
import { ProfileTop } from '@/features/profile/profile-top';
import { PublicViewNote } from '@/features/profile/public-view';
import { routerPath } from '@/lib/addresses/base-path';
import { ButtonPlace, IconPlace, Place } from '@/ui/place';
import { Page } from '@/ui/page';
import { LoadingRegion } from '@/ui/skeleton';
import { drawPage } from './draw-page';

/** Of the buttons only the places are drawn, because they need the app. */
function Actions({ isOwner }: { isOwner: boolean }) {
  return (
    <>
      <ButtonPlace className="max-sm:px-2.5">
        <IconPlace />
        <span className="max-sm:sr-only">Print profile</span>
      </ButtonPlace>
      {isOwner && (
        <ButtonPlace>
          <IconPlace />
          Edit Profile
        </ButtonPlace>
      )}
    </>
  );
}

function OwnerActions() {
  return (
    <>
      <Place className="inline-flex min-h-6 items-center gap-2 text-sm">
        <span className="h-5 w-9 shrink-0" />
        Show as open to work
      </Place>
      <OwnerLinks>
        <ButtonPlace size="small">
          <IconPlace />
          Share profile
        </ButtonPlace>
      </OwnerLinks>
    </>
  );
}

const bookmark = (
  <ButtonPlace size="small">
    <IconPlace />
    Bookmark
  </ButtonPlace>
);

const renderGap = (text: string) => (
  <ButtonPlace size="small">
    <IconPlace />
    <span>
      <span className="sr-only">Add</span> {text}
    </span>
  </ButtonPlace>
);

function Profile({ user, isOwn }: { user: User; isOwn: boolean }) {
  const isFromOutside = isOwn && /[?&]view=public(&|$)/.test(location.search);
  const isOwner = isOwn && !isFromOutside;
  return (
    <Page>
      <div className="printed-page" data-print-size={printSize(user)}>
        {isFromOutside && <PublicViewNote />}
        <ProfileTop
          user={user}
          isOwner={isOwner}
          coverAction={null}
          actions={<Actions isOwner={isOwner} />}
          bookmark={isOwn ? null : bookmark}
          ownerActions={<OwnerActions />}
          missing={<MissingNote user={user} renderGap={renderGap} />}
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
const read = readObjectOrNull(readUser);

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
