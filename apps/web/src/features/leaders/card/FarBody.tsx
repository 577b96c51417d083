import type { TournamentLeader } from '@poketorneo/contract';
import type { CSSProperties } from 'react';
import styles from './FarBody.module.css';
import { teamRows } from './team-slots.ts';

/** As high as what a leader's card shows of team and prize, which is made when it comes near. */
export function FarBody({ leader }: { leader: Pick<TournamentLeader, 'pokemons' | 'teamHidden'> }) {
  const { pokemons, teamHidden } = leader;
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': teamRows(pokemons) };
  return <div className={styles.far} style={rows} data-secret={teamHidden || undefined} />;
}
