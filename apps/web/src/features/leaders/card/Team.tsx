import type { TournamentLeader } from '@poketorneo/contract';
import { EmptySlot } from './EmptySlot.tsx';
import { PokemonSlot } from './PokemonSlot.tsx';
import { slotName } from './slot-button.ts';
import type { SlotUse } from './slot-use.ts';
import styles from './Team.module.css';
import { teamSlots } from './team-slots.ts';

interface TeamProps {
  pokemons: TournamentLeader['pokemons'];
  use: SlotUse;
}

/** The slots of a leader's team. */
export function Team({ pokemons, use }: TeamProps) {
  return (
    <ul className={styles.team} aria-label="Squadra">
      {teamSlots(pokemons).map(({ order, pokemon, isFirstFree }) => (
        <li key={order} className={styles.place} data-slot={slotName(order)}>
          {pokemon === null ? (
            <EmptySlot
              label={`Aggiungi il Pokémon ${order}`}
              onAdd={use.kind === 'builder' && isFirstFree ? () => use.open(order) : undefined}
            />
          ) : (
            <>
              <PokemonSlot pokemon={pokemon} order={order} use={use} />
              <p className={styles.caption}>
                <span className={styles.name}>{pokemon.name}</span> lv. {pokemon.level}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
