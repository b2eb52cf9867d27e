import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonStyle, type ButtonVariant } from '@/ui/button-style';

/** The way on from a page that has nothing to show. */
export function DiscoverLink({ variant = 'yellow' }: { variant?: ButtonVariant }) {
  return (
    <Link to={paths.home()} className={buttonStyle(variant)}>
      Discover boards
    </Link>
  );
}
