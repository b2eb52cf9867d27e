import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonStyle, type ButtonVariant } from '@/ui/button-style';

/** Where there is nothing to see here: the way to boards. */
export function DiscoverLink({ variant = 'yellow' }: { variant?: ButtonVariant }) {
  return (
    <Link to={paths.home()} className={buttonStyle(variant)}>
      Discover boards
    </Link>
  );
}
