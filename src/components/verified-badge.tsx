/** The badge of a verified person. Render it only if `verified` is true. */
export function VerifiedBadge() {
  return (
    <svg role="img" aria-label="Verified" viewBox="0 0 24 24" className="size-4 shrink-0 text-success">
      <g fill="currentColor">
        <rect x="4" y="4" width="16" height="16" rx="4" />
        <rect x="4" y="4" width="16" height="16" rx="4" transform="rotate(45 12 12)" />
      </g>
      <path d="m8 12 3 3 5-6" className="fill-none stroke-surface-raised" strokeWidth="2.25" />
    </svg>
  );
}
