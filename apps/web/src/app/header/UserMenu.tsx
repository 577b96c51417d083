import type { SessionUser } from '@poketorneo/contract';
import { useOwnIcon } from '../../features/face-icons/index.ts';
import { useNotifications } from '../../features/notifications/index.ts';
import { assetUrl } from '../../lib/asset-url.ts';
import { useSignOut } from '../../lib/sign-out.ts';
import dropdown from './Dropdown.module.css';
import { Dropdown } from './Dropdown.tsx';
import { ChevronIcon } from './icons.tsx';
import { NotificationBadge } from './NotificationBadge.tsx';
import type { NavigationLink } from './navigation.ts';
import { PageLink } from './PageLink.tsx';
import styles from './UserMenu.module.css';
import { usePreferencesPanel } from './use-preferences-panel.tsx';

/** The signed-in user's icon and name, with the menu of their pages. */
export function UserMenu({ user }: { user: SessionUser }) {
  const count = useNotifications()?.length ?? 0;
  const icon = useOwnIcon(user);
  const signOut = useSignOut();
  const preferences = usePreferencesPanel();
  const links: NavigationLink[] = [
    { label: 'Il mio profilo', to: '/profile' },
    { label: 'La mia squadra', to: '/my-team' },
    { label: 'Le mie lotte', to: '/my-matches' },
    { label: count > 0 ? `Notifiche (${count})` : 'Notifiche', to: '/notifications' },
  ];
  return (
    <Dropdown
      align="end"
      buttonClass={styles.button}
      label={
        <>
          <span className={styles.portrait}>
            <img src={assetUrl(icon)} alt="" width="40" height="40" className={styles.icon} />
            <NotificationBadge count={count} />
          </span>
          <span className={styles.name} data-elastic>
            {user.username}
          </span>
          <ChevronIcon />
        </>
      }
    >
      <p className={styles.whole}>{user.username}</p>
      <ul className={`${dropdown.list} ${styles.own}`}>
        {links.map((link) => (
          <li key={link.to}>
            <PageLink link={link} exact className={dropdown.entry} />
          </li>
        ))}
      </ul>
      {preferences}
      <ul className={`${dropdown.list} ${styles.leave}`}>
        <li>
          <button type="button" className={dropdown.entry} onClick={signOut}>
            Logout
          </button>
        </li>
      </ul>
    </Dropdown>
  );
}
