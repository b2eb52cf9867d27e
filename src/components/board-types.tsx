/** A board's types, all of them; nothing where it has none. */
export function BoardTypes({ types }: { types: readonly string[] }) {
  if (types.length === 0) return null;
  return (
    <ul aria-label="Board type" className="mt-4 flex flex-wrap gap-2">
      {types.map((type, index) => (
        <li
          key={index}
          className="max-w-full rounded-control bg-surface-sunken px-2 py-0.5 text-sm text-text-muted"
        >
          {type}
        </li>
      ))}
    </ul>
  );
}
