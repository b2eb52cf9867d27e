export function Logo() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-7">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path className="fill-on-accent" d="M7 9h18v4h-7v11h-4V13H7z" />
    </svg>
  );
}
