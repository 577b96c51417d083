import type { Challenger } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { availablePokemonQueries } from '../../available-pokemon/index.ts';
import { BoxIcon, ChosenTeam } from '../../battles/index.ts';
import styles from './ChallengerPokemons.module.css';

const initialCount = 12;

/** A challenger's Pokémon, and the team prepared for the next leader. */
export function ChallengerPokemons({ challenger }: { challenger: Challenger }) {
  const { userId, nextLeader, numberOfPokemons } = challenger;
  const owned = useQuery(availablePokemonQueries.team(userId));
  const [isExpanded, setExpanded] = useState(false);
  const pokemons = owned.data ?? [];
  const shown = isExpanded ? pokemons : pokemons.slice(0, initialCount);
  if (numberOfPokemons === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={`pokemons-of-${userId}`}>
      <h3 id={`pokemons-of-${userId}`} className={styles.title}>
        Pokémon
      </h3>
      {nextLeader !== null && (
        <ChosenTeam userId={userId} leaderId={nextLeader.id} leaderName={nextLeader.name} />
      )}
      {owned.data === undefined ? (
        owned.isError ? (
          <ErrorState onRetry={() => owned.refetch()} isRetrying={owned.isFetching} />
        ) : (
          <Loading>
            <Skeleton height="6rem" />
          </Loading>
        )
      ) : (
        <>
          <h4 className={styles.owned}>In squadra</h4>
          <ul className={styles.list}>
            {shown.map((pokemon) => (
              <li key={pokemon.id} className={styles.pokemon}>
                <BoxIcon className={styles.icon} formId={pokemon.formId} />
                <span>
                  <strong>{pokemon.name}</strong>
                  <span className={styles.facts}>
                    lv. {pokemon.level}, tier {pokemon.tierInGame}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {shown.length < pokemons.length && (
            <Button look="quiet" onClick={() => setExpanded(true)}>
              Mostra tutti ({pokemons.length})
            </Button>
          )}
        </>
      )}
    </section>
  );
}
