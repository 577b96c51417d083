import { useMemo, useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { navigationFor } from './navigation.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopNavigation } from './TopNavigation.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useCompact, useWideScreen } from './use-compact.ts';
import { useTokenCheck } from './use-token-check.ts';
import { visitorOf } from './visitor.ts';

/** The bar at the top: with the whole navigation where there is room for it, else with a side menu. */
export function Header() {
  useTokenCheck();
  const user = useSession();
  const bar = useRef<HTMLDivElement>(null);
  const brand = useRef<HTMLAnchorElement>(null);
  const navigation = useRef<HTMLElement>(null);
  const account = useRef<HTMLDivElement>(null);
  const contents = useMemo(() => [brand, navigation, account], []);
  const isWide = useWideScreen();
  const compact = useCompact({ isWide, bar, contents });
  const items = navigationFor(visitorOf(user));
  return (
    <header className={styles.header}>
      <div ref={bar} className={styles.bar} data-compact={compact || undefined}>
        {compact && <SideMenu items={items} />}
        <Brand ref={brand} />
        {isWide && <TopNavigation ref={navigation} items={items} hidden={compact} />}
        <div className={styles.account}>
          <div ref={account} className={styles.person}>
            {user === null ? (
              <ButtonLink to="/account/login" className={styles.login}>
                Login
              </ButtonLink>
            ) : (
              <UserMenu user={user} />
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
