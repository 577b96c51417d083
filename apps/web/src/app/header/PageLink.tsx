import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { NavigationLink } from './navigation.ts';

interface PageLinkProps {
  link: NavigationLink;
  className: string | undefined;
  /** Marked as current on the page itself only, not on those below it. */
  exact?: boolean;
  onFollow?: () => void;
  /** What is seen of it, if that is not its label alone. */
  children?: ReactNode;
}

/** A link of the navigation: it marks itself (aria-current) on the page it leads to. */
export function PageLink({
  link,
  className = '',
  exact = false,
  onFollow,
  children = link.label,
}: PageLinkProps) {
  return (
    <NavLink to={link.to} end={exact} className={className} onClick={() => onFollow?.()}>
      {children}
    </NavLink>
  );
}
