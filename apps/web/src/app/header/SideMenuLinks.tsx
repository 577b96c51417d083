import { useId } from 'react';
import type { NavigationItem, NavigationMenu } from './navigation.ts';
import { PageLink } from './PageLink.tsx';
import styles from './SideMenuLinks.module.css';

interface SideMenuLinksProps {
  items: readonly NavigationItem[];
  onFollow: () => void;
}

/** Everything at once, menus included: there is room for it. */
export function SideMenuLinks({ items, onFollow }: SideMenuLinksProps) {
  return (
    <nav aria-label="Principale">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <Group menu={item} onFollow={onFollow} />
            ) : (
              <PageLink link={item} className={styles.entry} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ menu, onFollow }: { menu: NavigationMenu; onFollow: () => void }) {
  const heading = useId();
  return (
    <>
      <p id={heading} className={styles.heading}>
        {menu.label}
      </p>
      <ul aria-labelledby={heading} className={styles.group}>
        {menu.links.map((link) => (
          <li key={link.to}>
            <PageLink link={link} className={styles.entry} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}
