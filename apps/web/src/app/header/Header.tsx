import { useMemo, useRef } from 'react';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Brand } from './Brand.tsx';
import { useHasBottomBar } from './bottom-bar/use-has-bottom-bar.ts';
import { Dropdown } from './Dropdown.tsx';
import styles from './Header.module.css';
import { TuneIcon } from './icons.tsx';
import { useSignedInHeader } from './load-signed-in-header.ts';
import { navigationFor } from './navigation.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopNavigation } from './TopNavigation.tsx';
import { useCompact, useWideScreen } from './use-compact.ts';
import { usePreferencesPanel } from './use-preferences-panel.tsx';
import { useTokenCheck } from './use-token-check.ts';
import { visitorKindOf } from './visitor-kind.ts';

/** The bar at the top, with the whole navigation if it fits, otherwise with a side menu. */
export function Header() {
  useTokenCheck();
  const user = useSession();
  const UserMenu = useSignedInHeader()?.UserMenu;
  const bar = useRef<HTMLDivElement>(null);
  const brand = useRef<HTMLAnchorElement>(null);
  const navigation = useRef<HTMLElement>(null);
  const account = useRef<HTMLDivElement>(null);
  const contents = useMemo(() => [brand, navigation, account], []);
  const isWide = useWideScreen();
  const compact = useCompact({ isWide, bar, contents });
  const items = navigationFor(visitorKindOf(user));
  const hasBottomBar = useHasBottomBar();
  const hasSideMenu = compact && !hasBottomBar;
  const preferences = usePreferencesPanel();
  return (
    <header className={styles.header}>
      <div
        ref={bar}
        className={styles.bar}
        data-compact={compact || undefined}
        data-has-side-menu={hasSideMenu || undefined}
      >
        {hasSideMenu && <SideMenu items={items} />}
        <Brand ref={brand} />
        {isWide && <TopNavigation ref={navigation} items={items} hidden={compact} />}
        <div className={styles.account}>
          <div ref={account} className={styles.person}>
            {user === null ? (
              <>
                {/* On phones the bottom bar's menu has them. */}
                {!hasBottomBar && (
                  <Dropdown
                    align="end"
                    buttonClass={styles.preferences}
                    name="Aspetto e suoni"
                    label={<TuneIcon />}
                  >
                    {preferences}
                  </Dropdown>
                )}
                <ButtonLink to="/account/login" className={styles.login}>
                  Login
                </ButtonLink>
              </>
            ) : (
              UserMenu !== undefined && <UserMenu user={user} />
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
