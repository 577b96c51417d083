import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { NavigationLink } from './navigation.ts';

interface PageLinkProps {
  link: NavigationLink;
  className: string | undefined;
  /** Marked as current on the page itself only, not on its sections. */
  exact?: boolean;
  onFollow?: () => void;
  /** Replaces the label. */
  children?: ReactNode;
}

/** A link of the navigation, with aria-current on its own page. */
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
