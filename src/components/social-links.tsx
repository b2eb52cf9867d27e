import { describeLink } from '@/domain/social-links';
import type { SocialLink } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';
import { Link2 } from 'lucide-react';

/**
 * A person's links, which open in a new tab; in print, as URLs. Links that are not http or https are
 * left out.
 */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const webLinks = links.flatMap(({ platform, url }) => {
    const href = safeLink(url);
    if (href === null) return [];
    const { label, isOnPlatform } = describeLink(platform, href);
    return [{ platform: isOnPlatform ? platform : '', href, label }];
  });
  if (webLinks.length === 0) return null;
  return (
    <ul aria-label="Social profiles" className="flex flex-wrap gap-2 print:block print:columns-2">
      {webLinks.map(({ platform, href, label }, index) => (
        <li key={`${href}-${index}`} className="max-w-full min-w-0">
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${label} (opens in a new tab)`}
            title={href}
            className="flex min-h-9 items-center gap-2 rounded-control border border-border px-3 text-sm text-text-muted hover:border-border-strong hover:text-text print:block print:border-0 print:px-0 print:after:wrap-anywhere print:after:content-[attr(href)] print:[&>svg]:hidden"
          >
            <PlatformIcon platform={platform} />
            <bdi className="truncate print:hidden">{label}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Plain icons for the known platforms, as paths in a view box of 24 by 24. */
const STROKED: Record<string, string> = {
  google: 'M12.5 12H20.5a8.5 8.5 0 1 1-2.5-6',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 7h.01',
  leetcode: 'M14.5 3 6 11.5a3 3 0 0 0 0 4.3l3.7 3.7a3 3 0 0 0 4.3 0l2.5-2.5M11 13h10M9.5 8l4.5-2 3 3',
  peerlist: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M10 17V7.5h2.8a2.9 2.9 0 0 1 0 5.8H10',
  telegram: 'm21 4-3.5 16-6-4.5L8.5 19v-5.5L3 11.5 21 4ZM8.5 13.5 16 8.5l-4.5 7',
  x: 'M4 4h3.5L20 20h-3.5L4 4Zm15.5 0-6.3 7.1M10.8 13 4.5 20',
};
const FILLED: Record<string, string> = {
  github:
    'M4 3.5 8 5.3a15 15 0 0 1 8 0l4-1.8q1 2.7.3 4.6 1.7 2 1.7 4.7c0 5.5-4.3 7.7-10 7.7S2 18.3 2 12.8q0-2.7 1.7-4.7-.7-1.9.3-4.6ZM8 11.5a1.3 2 0 1 0 .01 4 1.3 2 0 1 0-.01-4Zm8 0a1.3 2 0 1 0 .01 4 1.3 2 0 1 0-.01-4Z',
  linkedin:
    'M5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5Zm1 7.5v8h2.5v-8H6Zm1.25-4a1.4 1.4 0 1 0 .01 2.8 1.4 1.4 0 0 0-.01-2.8ZM10.5 10v8H13v-4.3c0-2.2 2.5-2.2 2.5 0V18H18v-5c0-3.3-3.6-3.8-5-1.8V10h-2.5Z',
  twitter:
    'M2.5 18c2.6.2 4.8-.4 6.5-1.7-2.3-.2-3.7-1.3-4.2-2.9h1.7C4.3 12.7 3 11 3 8.8q.9.5 1.9.5C2.9 7.8 2.4 5.7 3.5 3.8a11.7 11.7 0 0 0 8.5 4.3c-.6-2.6 1.3-5 4-5 1.2 0 2.3.5 3 1.3a8 8 0 0 0 2.6-1q-.4 1.4-1.8 2.3 1.2-.1 2.2-.6-.8 1.2-2 2.1C20.3 14.2 15.8 20.5 8.6 20.5q-3.4 0-6.1-2.5Z',
  youtube:
    'M5.5 4.5h13a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4ZM10 8.5v7l6-3.5-6-3.5Z',
};

/** The icon of a known platform, or a generic link icon. Decorative: the control has the name. */
export function PlatformIcon({ platform }: { platform: string }) {
  const name = platform.trim().toLowerCase();
  const isStroked = Object.hasOwn(STROKED, name);
  if (!isStroked && !Object.hasOwn(FILLED, name))
    return <Link2 aria-hidden data-logo="link" className="size-5" />;
  const colour = isStroked
    ? 'fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] stroke-2'
    : 'fill-current [fill-rule:evenodd]';
  return (
    <svg aria-hidden data-logo={name} viewBox="0 0 24 24" className={`size-5 ${colour}`}>
      <path d={STROKED[name] ?? FILLED[name]} />
    </svg>
  );
}
