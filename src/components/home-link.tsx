import { Link } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';

interface HomeLinkProps {
  /** Quiet where something else is the first choice. */
  variant?: 'yellow' | 'secondary';
  children: string;
}

/** The way on from a screen that has nothing to show: a link to the boards that looks like a button. */
export function HomeLink({ variant = 'yellow', children }: HomeLinkProps) {
  return (
    <Link to={paths.home()} className={buttonStyle(variant)}>
      {children}
    </Link>
  );
}
