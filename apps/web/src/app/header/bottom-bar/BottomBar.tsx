import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNotifications } from '../../../features/notifications/index.ts';
import { useStore } from '../../../lib/create-store.ts';
import { useSession } from '../../../lib/session.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import dropdown from '../Dropdown.module.css';
import { Dropdown } from '../Dropdown.tsx';
import { MenuIcon } from '../icons.tsx';
import { isCurrent, navigationFor, type Place } from '../navigation.ts';
import { PageLink } from '../PageLink.tsx';
import { Preferences } from '../Preferences.tsx';
import { PlaceIcon } from '../place-icons.tsx';
import { SideMenu } from '../SideMenu.tsx';
import { visitorOf } from '../visitor.ts';
import styles from './BottomBar.module.css';
import { placesFor } from './places.ts';
import { isNew, seenAt, seenPlaces } from './seen-places.ts';

/** The navigation under the thumb: four places, and the menu with all of them. */
export function BottomBar() {
  const visitor = visitorOf(useSession());
  const { pathname } = useLocation();
  const notifications = useNotifications();
  const seen = useStore(seenPlaces);
  useEffect(() => {
    const noted =
      notifications === undefined ? undefined : seenAt(pathname, notifications, seenPlaces.get());
    if (noted !== undefined) seenPlaces.set(noted);
  }, [notifications, pathname]);
  return (
    <nav aria-label="Rapida" className={styles.bar}>
      {placesFor(visitor).map((item) =>
        'links' in item ? (
          <Dropdown
            key={item.label}
            side="above"
            align="end"
            buttonClass={styles.place}
            current={item.links.some((link) => isCurrent(link, pathname))}
            label={<PlaceFace place={item} />}
          >
            <ul className={dropdown.list}>
              {item.links.map((link) => (
                <li key={link.to}>
                  <PageLink link={link} className={dropdown.entry}>
                    <PlaceIcon name={link.icon} />
                    {link.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Dropdown>
        ) : (
          <PageLink key={item.label} link={item} className={styles.place}>
            <PlaceFace place={item} isNew={isNew(item.to, notifications ?? [], seen)} />
          </PageLink>
        ),
      )}
      <SideMenu
        items={navigationFor(visitor)}
        openerClass={styles.place}
        opener={
          <>
            <MenuIcon />
            <span className={styles.name}>Menu</span>
          </>
        }
      >
        {/* Whoever is signed in has them in their own menu. */}
        {visitor === 'anonymous' && (
          <div className={styles.preferences}>
            <Preferences />
          </div>
        )}
      </SideMenu>
    </nav>
  );
}

interface PlaceFaceProps {
  place: Pick<Place, 'icon' | 'label'>;
  isNew?: boolean;
}

function PlaceFace({ place, isNew = false }: PlaceFaceProps) {
  return (
    <>
      <span className={styles.icon} data-new={isNew || undefined}>
        <PlaceIcon name={place.icon} />
      </span>
      <span className={styles.name}>{place.label}</span>
      {isNew && <VisuallyHidden> (novità)</VisuallyHidden>}
    </>
  );
}
