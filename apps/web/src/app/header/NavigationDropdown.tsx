import { useLocation } from 'react-router';
import dropdown from './Dropdown.module.css';
import { Dropdown } from './Dropdown.tsx';
import { ChevronIcon } from './icons.tsx';
import { isCurrent, type NavigationMenu } from './navigation.ts';
import { PageLink } from './PageLink.tsx';
import styles from './TopNavigation.module.css';

/** A menu of the top bar. */
export function NavigationDropdown({ menu }: { menu: NavigationMenu }) {
  const { pathname } = useLocation();
  const current = menu.links.some((link) => isCurrent(link, pathname));
  return (
    <Dropdown
      buttonClass={styles.item}
      current={current}
      label={
        <>
          {menu.label}
          <ChevronIcon />
        </>
      }
    >
      <ul className={dropdown.list}>
        {menu.links.map((link) => (
          <li key={link.to}>
            <PageLink link={link} className={dropdown.entry} />
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
