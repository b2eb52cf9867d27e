/** The viewer's relation to a board, on the edge of its card. */
export function RelationBadge({ label }: { label: string | null }) {
  if (label === null) return null;
  return (
    <p className="absolute -top-2.5 right-4 rounded-full border border-border-strong bg-surface-raised px-2 text-sm font-semibold">
      {label}
    </p>
  );
}
