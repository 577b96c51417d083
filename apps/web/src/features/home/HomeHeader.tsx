import type { SessionUser } from '@poketorneo/contract';
import { Suspense } from 'react';
import { lazyWhenIdle } from '../../lib/deferred.ts';
import { isAdmin, useSession } from '../../lib/session.ts';
import { AnimatedBackground } from '../../ui/animated-background/AnimatedBackground.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import styles from './HomeHeader.module.css';

const Showcase = lazyWhenIdle(async () => (await import('./Showcase.tsx')).Showcase);

/** The links for visitors; the first is the primary button. */
const visitorLinks = [
  { to: '/account/register', label: 'Registrati' },
  { to: '/prova', label: 'Prova una lotta' },
  { to: '/quiz', label: 'Gioca subito' },
  { to: '/tournament-rules', label: 'Regolamento' },
] as const;

/**
 * The product's name in the sky over the stadium, with links for visitors. Lower for signed-in
 * users, whose content is below.
 */
export function HomeHeader() {
  const user = useSession();
  return (
    <header className={styles.header} data-low={user !== null || undefined}>
      <AnimatedBackground className={styles.landscape} name="home" isFirst />
      <div className={styles.content}>
        <h1 className={styles.title} data-never-covered>
          PokéTorneo
        </h1>
        <div className={styles.message}>
          <p className={styles.line} data-of-user>
            {lineFor(user)}
          </p>
          <Suspense>
            <Showcase />
          </Suspense>
        </div>
        {user === null && (
          <nav className={styles.links} aria-label="Da dove cominciare" data-of-user>
            {visitorLinks.map(({ to, label }, index) => (
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

/** The line below the product's name. */
function lineFor(user: SessionUser | null): string {
  if (user === null) return 'Sfida i capipalestra, conquista le medaglie e arriva in vetta.';
  return isAdmin(user)
    ? 'Gli sfidanti scalpitano: prepara le palestre e registra le lotte.'
    : 'La prossima medaglia ti aspetta: la tua squadra è pronta?';
}
