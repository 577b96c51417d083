import type { TournamentLeader } from '@poketorneo/contract';
import type { CSSProperties, ReactNode } from 'react';
import { leaderElementId } from '../board/element-ids.ts';
import { FavouriteType } from './FavouriteType.tsx';
import styles from './LeaderCard.module.css';
import { LeaderHeader } from './LeaderHeader.tsx';
import { Reward } from './Reward.tsx';
import type { SlotUse } from './slot-use.ts';
import { Team } from './Team.tsx';

interface LeaderCardProps {
  leader: TournamentLeader;
  use: SlotUse;
  /** What can be done about the leader, below the team. */
  action?: ReactNode;
}

/** A gym's poster: its leader, the team or what is known of it, and the prize. */
export function LeaderCard({ leader, use, action }: LeaderCardProps) {
  const { id, dominantType, unlocked, teamHidden } = leader;
  const colour: CSSProperties & Record<'--type', string> = {
    '--type': `var(--type-${dominantType.id}, var(--type-10001))`,
  };
  return (
    <li
      id={leaderElementId(leader)}
      className={styles.card}
      style={colour}
      data-locked={!unlocked || undefined}
      aria-labelledby={`leader-name-${id}`}
    >
      <LeaderHeader leader={leader} showsProgress={use.kind === 'player'} />
      <div className={styles.body}>
        {teamHidden ? (
          <FavouriteType type={dominantType} />
        ) : (
          <Team pokemons={leader.pokemons} use={use} />
        )}
        {action}
        <Reward leader={leader} use={use} />
      </div>
    </li>
  );
}
