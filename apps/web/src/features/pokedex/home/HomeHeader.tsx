import { assetUrl } from '../../../lib/asset-url.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import styles from './HomeHeader.module.css';
import { invitationsFor } from './invitations.ts';

/** The product's name over its landscape, and where to go from here. */
export function HomeHeader() {
  const user = useSession();
  const { line, links } = invitationsFor(user);
  return (
    <header className={styles.header}>
      <img
        className={styles.landscape}
        src={assetUrl('backgrounds/home.svg')}
        alt=""
        width={1600}
        height={600}
        fetchPriority="high"
      />
      <div className={styles.content}>
        <h1 className={styles.title}>PokéTorneo</h1>
        <p className={styles.line} data-of-user>
          {line}
        </p>
        <nav className={styles.links} aria-label="Da dove cominciare" data-of-user>
          {links.map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
