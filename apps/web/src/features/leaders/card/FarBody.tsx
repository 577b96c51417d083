import type { TournamentLeader } from '@poketorneo/contract';
import type { CSSProperties } from 'react';
import styles from './FarBody.module.css';
import type { SlotUse } from './slot-use.ts';
import { teamRows } from './team-slots.ts';

interface FarBodyProps {
  leader: TournamentLeader;
  use: SlotUse;
}

/**
 * As high as what a leader's card shows of team, action and prize, which is made when it
 * comes near.
 */
export function FarBody({ leader, use }: FarBodyProps) {
  const { pokemons, teamHidden } = leader;
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': teamRows(pokemons) };
  return (
    <div
      className={styles.far}
      style={rows}
      data-secret={teamHidden || undefined}
      data-action={actionOf(leader, use)}
    />
  );
}

/** What will stand below the team. */
function actionOf({ unlocked, defeated }: TournamentLeader, { kind }: SlotUse): string | undefined {
  if (kind === 'builder') return 'grade';
  if (!unlocked) return undefined;
  return defeated ? 'rematch' : 'challenge';
}
