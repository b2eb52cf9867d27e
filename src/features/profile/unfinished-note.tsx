import { Link } from 'react-router-dom';
import { hasCompleteProfile, type User } from '@/domain/user';
import { paths } from '@/lib/paths';
import { buttonStyle } from '@/ui/button-style';

/** Links owners with an unfinished onboarding back to it; until it is finished they cannot use boards. */
export function UnfinishedNote({ user }: { user: User }) {
  if (hasCompleteProfile(user)) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-control border border-border bg-accent-soft px-4 py-3">
      <p className="tabular">
        Your profile is {user.profileCompletionPercentage}% complete. Finish it to join and create boards.
      </p>
      <Link to={paths.onboarding()} className={buttonStyle('secondary', 'small')}>
        Complete Profile
      </Link>
    </div>
  );
}
