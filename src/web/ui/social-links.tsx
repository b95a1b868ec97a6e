interface SocialLinksProps {
  /** Names the list. */
  label: string;
  links: readonly { name: string; url: string }[];
}

/** Where else to meet us; each opens in a new tab. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  if (links.length === 0) return null;

  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2.5">
      {links.map((link) => (
        <li key={link.name}>
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 min-w-11 items-center text-ink-2 hover:text-ink"
          >
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
