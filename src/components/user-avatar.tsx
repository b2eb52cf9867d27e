import { initials, personColour } from '@/domain/member';
import { cn } from '@/lib/cn';
import { useEffect, useState } from 'react';
import { safeLink } from '@/lib/addresses/safe-link';
import { listen } from '@/lib/listen';

const SIZES = {
  tiny: 'size-6 text-sm',
  small: 'size-8 text-sm',
  medium: 'size-12 text-base',
  large: 'size-24 text-xl',
} as const;

interface UserAvatarProps {
  name: string;
  /** Gives the person's colour, if it is known. */
  username?: string;
  picture: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * A person's picture over their initials, which show while it is loading, and where there is none or it fails. They
 * stand on the person's colour, or on grey where the picture fails. Cards of people use `GeneratedAvatar` instead.
 * Decorative: the name is next to it.
 */
export function UserAvatar({ name, username = '', picture, size = 'medium', className }: UserAvatarProps) {
  const { source, onFail } = usePicture(picture);
  const hasNotFailed = picture === null || source !== null;
  return (
    <span
      aria-hidden
      data-colour={hasNotFailed ? username && personColour(username) : undefined}
      className={cn(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-border bg-placeholder select-none',
        SIZES[size],
        className,
      )}
    >
      {initials(name || username)}
      {source !== null && <PersonPicture source={source} onFail={onFail} />}
    </span>
  );
}

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

/**
 * A person's picture for as long as it can be shown: a web address (anyone may have saved something else) that has
 * not failed to load. One that has failed is tried again when the connection comes back.
 * @returns its source, null for none; `onFail` belongs on the image
 */
export function usePicture(picture: string | null): { source: string | null; onFail: () => void } {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(
    () => (failed === null ? undefined : listen(window, ['online'], () => setFailed(null))),
    [failed],
  );
  const source = picture === null ? null : safeLink(picture);
  return { source: source === failed ? null : source, onFail: () => setFailed(source) };
}
