import { platformLabel } from '@/domain/social-platforms';
import type { SocialLink } from '@/domain/user';
import { safeLink } from '@/lib/addresses/safe-link';
import { PlatformIcon } from './platform-icon';

/** A link's name: its platform, or else the site it leads to. */
function linkLabel(platform: string, href: string): string {
  return platformLabel(platform.trim()) || new URL(href).hostname;
}

/**
 * A person's pages elsewhere, as icons that open in a new tab; on paper, as their addresses (styles/print.css).
 * What is not a web address is left out.
 */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const shown = links.flatMap(({ platform, url }) => {
    const href = safeLink(url);
    return href === null ? [] : [{ platform, href, label: linkLabel(platform, href) }];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Social profiles" className="printed-links -ml-2 flex flex-wrap gap-1">
      {shown.map(({ platform, href, label }, index) => (
        <li key={`${href}-${index}`}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${label} (opens in a new tab)`}
            title={label}
            className="grid size-9 place-items-center rounded-control text-text-muted hover:bg-surface-sunken hover:text-text"
          >
            <PlatformIcon platform={platform} />
          </a>
        </li>
      ))}
    </ul>
  );
}
