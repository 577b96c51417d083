import type { TournamentLeader } from '@poketorneo/contract';
import styles from './Reward.module.css';
import { rewardOutcome } from './reward-outcome.ts';
import { Slot } from './Slot.tsx';
import { slotName } from './slot-button.ts';
import type { SlotUse } from './slot-use.ts';

interface RewardProps {
  leader: TournamentLeader;
  use: SlotUse;
}

/** The prize of a win, and the number of matches so far. */
export function Reward({ leader, use }: RewardProps) {
  const { obtainablePokemon, numberOfMatches } = leader;
  const isPlayer = use.kind === 'player';
  const outcome = isPlayer ? rewardOutcome(leader) : null;
  const isLost = outcome === 'lost';
  return (
    <div className={styles.reward}>
      <div className={styles.frame} data-slot={slotName(null)}>
        <Slot
          pokemon={obtainablePokemon}
          order={null}
          use={use}
          addLabel="Aggiungi il Pokémon premio"
          isLost={isLost}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>Premio</p>
        <p className={styles.name}>
          {obtainablePokemon === null
            ? '-'
            : `${obtainablePokemon.name} lv. ${obtainablePokemon.level}`}
        </p>
        {outcome !== null && (
          <p className={styles.outcome} data-lost={isLost || undefined}>
            {isLost ? 'Non ottenuto' : 'Ottenuto'}
          </p>
        )}
      </div>
      {isPlayer && numberOfMatches > 0 && (
        <p className={styles.matches}>Lotte: {numberOfMatches}</p>
      )}
    </div>
  );
}
