import { useState } from 'react';

/** A picture that took longer had to be waited for; a cache needs a few ms. */
const LATE_MS = 100;

/** Whether a picture that has loaded had to be waited for since it was drawn, at `drawnAt`. */
function cameLate(source: string, drawnAt: number): boolean {
  const request = performance.getEntriesByName(source).at(-1);
  if (request === undefined) return false;
  const { startTime, duration } = request;
  // What had arrived before was drawn elsewhere first: this one comes from the memory cache.
  return duration > LATE_MS && startTime + duration > drawnAt;
}

/** A person's picture, filling its frame. If it arrives late it fades in over what the frame shows meanwhile. */
export function PersonPicture({ source, onFail }: { source: string; onFail: () => void }) {
  const [drawnAt] = useState(() => performance.now());
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
        currentTarget.toggleAttribute('data-late', cameLate(source, drawnAt));
      }}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
