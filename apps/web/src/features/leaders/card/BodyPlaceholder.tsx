import type { TournamentLeader } from '@poketorneo/contract';
import type { CSSProperties } from 'react';
import styles from './BodyPlaceholder.module.css';
import type { SlotUse } from './slot-use.ts';
import { teamRows } from './team-slots.ts';

interface BodyPlaceholderProps {
  leader: TournamentLeader;
  use: SlotUse;
}

/** A placeholder as high as the team, action and prize of a card far from the viewport. */
export function BodyPlaceholder({ leader, use }: BodyPlaceholderProps) {
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

/** The action below the team, as the CSS names it. */
function actionOf({ unlocked, defeated }: TournamentLeader, { kind }: SlotUse): string | undefined {
  if (kind === 'builder') return 'grade';
  if (!unlocked) return undefined;
  return defeated ? 'rematch' : 'challenge';
}
