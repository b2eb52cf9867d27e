import { Link } from 'react-router-dom';

const BADGE =
  'absolute -top-3 right-4 min-h-6 rounded-full border border-border-strong bg-surface-raised px-2 text-sm font-semibold';

/** The viewer's relation to a board, on the edge of its card. @param to makes it a link */
export function RelationBadge({ label, to }: { label: string | null; to?: string }) {
  if (label === null) return null;
  if (to === undefined) return <p className={BADGE}>{label}</p>;
  return (
    <Link to={to} className={`${BADGE} hover:underline`}>
      {label}
    </Link>
  );
}
