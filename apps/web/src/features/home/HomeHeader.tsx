import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { LivingScene } from '../../ui/living-scene/LivingScene.tsx';
import styles from './HomeHeader.module.css';
import { lineFor, waysIn } from './ways-in.ts';

/**
 * The product's name in the sky over its stadium, and for visitors the ways in. It is lower for whoever
 * is signed in: they have come for what waits for them below.
 */
export function HomeHeader() {
  const user = useSession();
  return (
    <header className={styles.header} data-low={user !== null || undefined}>
      <LivingScene className={styles.landscape} name="home" isFirst />
      <div className={styles.content}>
        <h1 className={styles.title} data-never-covered>
          PokéTorneo
        </h1>
        <p className={styles.line} data-of-user>
          {lineFor(user)}
        </p>
        {user === null && (
          <nav className={styles.links} aria-label="Da dove cominciare" data-of-user>
            {waysIn.map(({ to, label }, index) => (
              <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </nav>
        )}
      </div>
    </header>
  );
}
