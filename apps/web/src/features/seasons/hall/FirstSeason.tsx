import type { OpenSeason } from '@poketorneo/contract';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/dates.ts';
import styles from './FirstSeason.module.css';

/** Shown while no season has ended. */
export function FirstSeason({ season: { name, openedAt } }: { season: OpenSeason }) {
  return (
    <section className={styles.empty} aria-labelledby="first-season">
      <div className={styles.steps} aria-hidden="true">
        <span data-step="1">2</span>
        <span data-step="0">1</span>
        <span data-step="2">3</span>
      </div>
      <h2 id="first-season" className={styles.title}>
        La prima pagina la state scrivendo voi
      </h2>
      <p className={styles.text}>
        «{name}» si gioca dal {formatDate(openedAt)}. Quando finirà, i podi e i campioni entreranno
        qui con il loro nome: per sempre.
      </p>
      <ButtonLink to="/leaderboard">Vai alla classifica</ButtonLink>
    </section>
  );
}
