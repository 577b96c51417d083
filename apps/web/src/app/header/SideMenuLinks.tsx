import { useId } from 'react';
import { ChallengeDot } from './ChallengeDot.tsx';
import type { NavigationEntry, NavigationItem, NavigationMenu } from './navigation.ts';
import { NavigationIcon } from './navigation-icons.tsx';
import { PageLink } from './PageLink.tsx';
import styles from './SideMenuLinks.module.css';

interface SideMenuLinksProps {
  items: readonly NavigationItem[];
  onFollow: () => void;
}

/** All links, those of the menus in groups. */
export function SideMenuLinks({ items, onFollow }: SideMenuLinksProps) {
  return (
    <nav aria-label="Principale">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <Group menu={item} onFollow={onFollow} />
            ) : (
              <Entry entry={item} onFollow={onFollow} />
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
            <Entry entry={link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, onFollow }: { entry: NavigationEntry; onFollow: () => void }) {
  return (
    <PageLink link={entry} className={styles.entry} onFollow={onFollow}>
      <NavigationIcon name={entry.icon} />
      {entry.label}
      <ChallengeDot to={entry.to} />
    </PageLink>
  );
}
