/** A picture that took longer had to be waited for; a cache needs a few ms. */
const LATE_MS = 100;
/** A response older than this came from the memory cache, not from this load. */
const RECENT_MS = 1_000;

/** Whether a picture that has just loaded had to be waited for. */
function cameLate(source: string): boolean {
  const request = performance.getEntriesByName(source).at(-1);
  if (request === undefined) return false;
  const end = request.startTime + request.duration;
  return request.duration > LATE_MS && performance.now() - end < RECENT_MS;
}

interface PersonPictureProps {
  source: string;
  onFail: () => void;
}

/** A person's picture, filling its frame. If it arrives late it fades in over what the frame shows meanwhile. */
export function PersonPicture({ source, onFail }: PersonPictureProps) {
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onFail}
      onLoad={({ currentTarget }) => {
        // Set directly on the element: it must not wait for a render, and no render removes it.
        currentTarget.toggleAttribute('data-late', cameLate(source));
      }}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
