import { useId } from 'react';
import type { NavigationItem, NavigationMenu, Place } from './navigation.ts';
import { PageLink } from './PageLink.tsx';
import { PlaceIcon } from './place-icons.tsx';
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
              <Entry place={item} onFollow={onFollow} />
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
            <Entry place={link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ place, onFollow }: { place: Place; onFollow: () => void }) {
  return (
    <PageLink link={place} className={styles.entry} onFollow={onFollow}>
      <PlaceIcon name={place.icon} />
      {place.label}
    </PageLink>
  );
}
