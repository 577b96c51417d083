import type { Ref } from 'react';
import { ChallengeDot } from './ChallengeDot.tsx';
import { NavigationDropdown } from './NavigationDropdown.tsx';
import type { NavigationItem } from './navigation.ts';
import { PageLink } from './PageLink.tsx';
import styles from './TopNavigation.module.css';

interface TopNavigationProps {
  ref: Ref<HTMLElement>;
  items: readonly NavigationItem[];
  /** Rendered for measuring only: invisible and unreachable. */
  hidden: boolean;
}

export function TopNavigation({ ref, items, hidden }: TopNavigationProps) {
  return (
    <nav
      ref={ref}
      aria-label="Principale"
      className={styles.navigation}
      data-hidden={hidden || undefined}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <NavigationDropdown menu={item} />
            ) : (
              <PageLink link={item} className={styles.item}>
                {item.label}
                <ChallengeDot to={item.to} />
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
