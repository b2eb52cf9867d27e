import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';

/** What the owner can do with the profile as a whole. @param children the buttons before the link */
export function OwnerLinks({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {children}
      <Link to={paths.profileFromOutside()} className={buttonStyle('secondary', 'small')}>
        View as others see it
      </Link>
    </div>
  );
}
