/** An answer that took longer was waited for; a cache needs a few ms. */
const LATE_MS = 100;
/** An answer older than that is not what has just been drawn: the picture came from memory. */
const RECENT_MS = 1_000;

/** Whether a picture that has just been loaded kept the eyes waiting. */
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

/** A person's picture over all of its frame. It fades in where it came late, over what its frame shows meanwhile. */
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
        // Set past React: it must not wait for a render, and none takes it away.
        currentTarget.toggleAttribute('data-late', cameLate(source));
      }}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
