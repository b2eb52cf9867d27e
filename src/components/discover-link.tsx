import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonStyle } from '@/ui/button-style';

/** The way on from a page that has nothing to show. */
export function DiscoverLink() {
  return (
    <Link to={paths.home()} className={buttonStyle('yellow')}>
      Discover boards
    </Link>
  );
}
