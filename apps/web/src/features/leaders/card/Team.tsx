import type { TournamentLeader } from '@poketorneo/contract';
import { Slot } from './Slot.tsx';
import { slotName } from './slot-button.ts';
import type { SlotUse } from './slot-use.ts';
import styles from './Team.module.css';
import { teamSlots } from './team-slots.ts';

interface TeamProps {
  pokemons: TournamentLeader['pokemons'];
  use: SlotUse;
}

export function Team({ pokemons, use }: TeamProps) {
  return (
    <ul className={styles.team} aria-label="Squadra">
      {teamSlots(pokemons).map(({ order, pokemon, isFirstFree }) => (
        <li key={order} className={styles.place} data-slot={slotName(order)}>
          <Slot
            pokemon={pokemon}
            order={order}
            use={use}
            addLabel={isFirstFree ? `Aggiungi il Pokémon ${order}` : undefined}
          />
          {pokemon !== null && (
            <p className={styles.caption}>
              <span className={styles.name}>{pokemon.name}</span> lv. {pokemon.level}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
