import type { Challenger } from '@poketorneo/contract';
import { leadersPerTournament } from '@poketorneo/rules';
import { counted } from '../../../ui/format/counts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { defeatsOf, idleReason, latestTournament } from '../progress.ts';
import styles from './TournamentProgress.module.css';

const beads = Array.from({ length: leadersPerTournament }, (_, index) => index);

/** A challenger's current tournament, with a bead for each leader. */
export function TournamentProgress({ challenger }: { challenger: Challenger }) {
  const tournament = latestTournament(challenger.tournaments);
  if (tournament === undefined) {
    return <p className={styles.idle}>{idleReason(challenger)}</p>;
  }
  const { leaders, champion } = defeatsOf(tournament);
  return (
    <div className={styles.progress}>
      <p className={styles.name}>{tournament.name}</p>
      <p className={styles.state}>
        <span className={styles.beads} aria-hidden="true">
          {beads.map((bead) => (
            <i key={bead} className={styles.bead} data-defeated={bead < leaders || undefined} />
          ))}
        </span>
        <span className={styles.words}>
          <span aria-hidden="true">
            {leaders}/{leadersPerTournament}
            {champion && ' + campione'}
          </span>
          <VisuallyHidden>
            {counted(leaders, 'capopalestra sconfitto', 'capipalestra sconfitti')} su{' '}
            {leadersPerTournament}
            {champion && ', e il campione'}
          </VisuallyHidden>
        </span>
      </p>
    </div>
  );
}
