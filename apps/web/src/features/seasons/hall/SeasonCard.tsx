import type { HallOfFameSeason } from '@poketorneo/contract';
import { useId } from 'react';
import { counted } from '../../../ui/format/counts.ts';
import { formatDate } from '../../../ui/format/dates.ts';
import { Champions } from './Champions.tsx';
import styles from './SeasonCard.module.css';
import { SeasonPodiums } from './SeasonPodiums.tsx';

/** An archived season with its podiums and champions. */
export function SeasonCard({ season }: { season: HallOfFameSeason }) {
  const { id, name, openedAt, closedAt, players, matches, badges, podiums, tournaments } = season;
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.name}>
          {name}
        </h2>
        <p className={styles.dates}>
          {formatDate(openedAt)} – {formatDate(closedAt)}
        </p>
        <p className={styles.counts}>
          <span>{counted(players, 'sfidante', 'sfidanti')}</span>
          <span>{counted(matches, 'lotta', 'lotte')}</span>
          <span>{counted(badges, 'medaglia', 'medaglie')}</span>
        </p>
      </header>
      {podiums.length === 0 ? (
        <p className={styles.quiet}>Una stagione tranquilla: nessuno è salito sul podio.</p>
      ) : (
        <SeasonPodiums seasonId={id} seasonName={name} podiums={podiums} />
      )}
      {tournaments.length > 0 && <Champions tournaments={tournaments} />}
    </article>
  );
}
