import type { DrawnPokemon } from '@poketorneo/contract';
import { useId, useState } from 'react';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { PokemonAccordion } from '../../ui/pokemon-accordion/PokemonAccordion.tsx';
import { PokemonAccordionSkeleton } from '../../ui/pokemon-accordion/PokemonAccordionSkeleton.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { CopyTextButton, drawnTeamText } from '../showdown-text/index.ts';
import { TeamBalls } from './TeamBalls.tsx';
import styles from './TeamColumn.module.css';
import type { DrawState } from './use-drawn-teams.ts';

interface TeamColumnProps {
  side: 'A' | 'B';
  /** Undefined while loading. */
  team: readonly DrawnPokemon[] | undefined;
  /** The number of Pokémon of the next team. */
  expected: number;
  draw: DrawState;
}

/** A team: closed balls before the first draw, which open to reveal it; or 'Nessun risultato!'. */
export function TeamColumn({ side, team, expected, draw }: TeamColumnProps) {
  const headingId = useId();
  const name = `Squadra ${side}`;
  /** The team whose balls have opened. */
  const [openTeam, setOpenTeam] = useState<typeof team>();
  const isOpening = draw === 'done' && team !== openTeam;
  return (
    <section className={styles.team} data-side={side} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        {name}
      </h2>
      {draw === 'running' ? (
        <Loading>
          <TeamBalls count={expected} state="drawing" />
        </Loading>
      ) : team === undefined ? (
        <PokemonAccordionSkeleton count={expected} />
      ) : team.length > 0 ? (
        <div className={styles.members} data-opening={isOpening || undefined}>
          <PokemonAccordion pokemons={team} label={name} showItem showItemDetails />
          {isOpening && (
            <TeamBalls count={team.length} state="opening" onOpen={() => setOpenTeam(team)} />
          )}
          {!isOpening && (
            <CopyTextButton
              className={styles.copy}
              source={drawnTeamText(side)}
              what={name}
              aria-label={`Copia ${name} come testo`}
            />
          )}
        </div>
      ) : draw === 'none' ? (
        <TeamBalls count={expected} state="closed" />
      ) : (
        <EmptyState image="pictures/no-results.svg">Nessun risultato!</EmptyState>
      )}
    </section>
  );
}
