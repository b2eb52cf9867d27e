import { ButtonPlace, IconPlace, Place } from '@/ui/place';
import { PROFILE_MENU } from './profile-layout';

/** The room of what can be done with a profile, where nothing can be done yet. */
export function ActionPlaces({ isOwner }: { isOwner: boolean }) {
  return isOwner ? (
    <>
      <ButtonPlace>
        <IconPlace />
        Edit Profile
      </ButtonPlace>
      <ButtonPlace className={PROFILE_MENU}>
        <IconPlace />
      </ButtonPlace>
    </>
  ) : (
    <ButtonPlace className="max-sm:px-2.5">
      <IconPlace />
      <span className="max-sm:sr-only">Print profile</span>
    </ButtonPlace>
  );
}

export function OpenToWorkPlace() {
  return (
    <Place className="inline-flex min-h-6 items-center gap-2 text-sm">
      <span className="h-5 w-9 shrink-0" />
      Show as open to work
    </Place>
  );
}
