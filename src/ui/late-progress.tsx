/** Shown for what takes a while to load: a bar that creeps along the top of the window. */
export function LateProgress() {
  return (
    <div role="status" className="late-progress">
      <span className="sr-only">Loading...</span>
    </div>
  );
}
