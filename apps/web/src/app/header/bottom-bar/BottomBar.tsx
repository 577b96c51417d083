import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNotifications } from '../../../features/notifications/index.ts';
import { useStore } from '../../../lib/create-store.ts';
import { useSession } from '../../../lib/session.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { useIsChallenged } from '../ChallengeDot.tsx';
import dropdown from '../Dropdown.module.css';
import { Dropdown } from '../Dropdown.tsx';
import { MenuIcon } from '../icons.tsx';
import { isCurrent, type NavigationEntry, navigationFor } from '../navigation.ts';
import { NavigationIcon } from '../navigation-icons.tsx';
import { PageLink } from '../PageLink.tsx';
import { Preferences } from '../Preferences.tsx';
import { SideMenu } from '../SideMenu.tsx';
import { visitorKindOf } from '../visitor-kind.ts';
import styles from './BottomBar.module.css';
import { bottomBarEntries } from './entries.ts';
import { isNew, seenAfterOpening, seenEntries } from './seen-entries.ts';

/** The navigation of phones: four entries, and the menu of all pages. */
export function BottomBar() {
  const visitor = visitorKindOf(useSession());
  const { pathname } = useLocation();
  const notifications = useNotifications();
  const seen = useStore(seenEntries);
  const isChallenged = useIsChallenged();
  useEffect(() => {
    const noted =
      notifications === undefined
        ? undefined
        : seenAfterOpening(pathname, notifications, seenEntries.get());
    if (noted !== undefined) seenEntries.set(noted);
  }, [notifications, pathname]);
  return (
    <nav aria-label="Rapida" className={styles.bar}>
      {bottomBarEntries(visitor).map((item) =>
        'links' in item ? (
          <Dropdown
            key={item.label}
            side="above"
            align="end"
            buttonClass={styles.entry}
            current={item.links.some((link) => isCurrent(link, pathname))}
            label={<EntryLabel entry={item} />}
          >
            <ul className={dropdown.list}>
              {item.links.map((link) => (
                <li key={link.to}>
                  <PageLink link={link} className={dropdown.entry}>
                    <NavigationIcon name={link.icon} />
                    {link.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </Dropdown>
        ) : (
          <PageLink key={item.label} link={item} className={styles.entry}>
            <EntryLabel entry={item} isNew={isNew(item.to, notifications ?? [], seen)} />
          </PageLink>
        ),
      )}
      <SideMenu
        items={navigationFor(visitor)}
        openerClass={styles.entry}
        opener={
          <>
            <span className={styles.icon} data-new={isChallenged || undefined}>
              <MenuIcon />
            </span>
            <span className={styles.name}>Menu</span>
          </>
        }
      >
        {/* Signed-in users have them in the user menu. */}
        {visitor === 'anonymous' && (
          <div className={styles.preferences}>
            <Preferences />
          </div>
        )}
      </SideMenu>
    </nav>
  );
}

interface EntryLabelProps {
  entry: Pick<NavigationEntry, 'icon' | 'label'>;
  isNew?: boolean;
}

function EntryLabel({ entry, isNew = false }: EntryLabelProps) {
  return (
    <>
      <span className={styles.icon} data-new={isNew || undefined}>
        <NavigationIcon name={entry.icon} />
      </span>
      <span className={styles.name}>{entry.label}</span>
      {isNew && <VisuallyHidden> (novità)</VisuallyHidden>}
    </>
  );
}
