import { useState } from 'react';

/** A picture that took longer had to be waited for; a cache needs a few ms. */
const LATE_MS = 100;
/** A request from this long before the picture was drawn was another one's: it comes from the memory cache. */
const RECENT_MS = 1_000;

/** Whether a picture that has loaded since it was drawn, at `drawnAt`, had to be waited for. */
function cameLate(source: string, drawnAt: number): boolean {
  const request = performance.getEntriesByName(source).at(-1);
  return request !== undefined && request.duration > LATE_MS && drawnAt - request.startTime < RECENT_MS;
}

interface PersonPictureProps {
  source: string;
  onFail: () => void;
}

/** A person's picture, filling its frame. If it arrives late it fades in over what the frame shows meanwhile. */
export function PersonPicture({ source, onFail }: PersonPictureProps) {
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
