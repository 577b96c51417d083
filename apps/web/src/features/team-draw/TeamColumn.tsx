import type { DrawnPokemon } from '@poketorneo/contract';
import { useId } from 'react';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { PokemonAccordion } from '../../ui/pokemon-accordion/PokemonAccordion.tsx';
import { PokemonAccordionSkeleton } from '../../ui/pokemon-accordion/PokemonAccordionSkeleton.tsx';
import styles from './TeamColumn.module.css';

interface TeamColumnProps {
  side: 'A' | 'B';
  /** Undefined while it is on its way. */
  team: readonly DrawnPokemon[] | undefined;
  /** How many Pokémon are on their way. */
  expected: number;
}

/** One team, from skeleton to 'Nessun risultato!'. */
export function TeamColumn({ side, team, expected }: TeamColumnProps) {
  const headingId = useId();
  const name = `Squadra ${side}`;
  return (
    <section className={styles.team} data-side={side} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        {name}
      </h2>
      {team === undefined ? (
        <PokemonAccordionSkeleton count={expected} />
      ) : team.length === 0 ? (
        <EmptyState image="pictures/no-results.svg">Nessun risultato!</EmptyState>
      ) : (
        <PokemonAccordion pokemons={team} label={name} showItem showItemDetails />
      )}
    </section>
  );
}
