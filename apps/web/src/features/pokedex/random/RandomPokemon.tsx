import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { PokemonCard } from '../../../ui/pokemon-card/PokemonCard.tsx';
import { PokemonCardSkeleton } from '../../../ui/pokemon-card/PokemonCardSkeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { pokedexQueries } from '../queries.ts';
import styles from './RandomPokemon.module.css';

/** A random Pokémon with a button for another one. */
export function RandomPokemon() {
  const { data, isError, isFetching, refetch } = useQuery(pokedexQueries.random());
  return (
    <section className={styles.random} aria-labelledby="random-pokemon">
      <div className={styles.bar}>
        <h2 className={styles.heading} id="random-pokemon">
          Un Pokémon a caso
        </h2>
        <Button
          look="secondary"
          onClick={() => refetch()}
          aria-disabled={isFetching}
          disabled={data === undefined}
        >
          Un altro Pokémon
        </Button>
      </div>
      {data !== undefined ? (
        <PokemonCard pokemon={data} isPriority isBusy={isFetching} headingLevel="h3" />
      ) : isError ? (
        <Card>
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <PokemonCardSkeleton />
      )}
      <VisuallyHidden role="status">{data?.name}</VisuallyHidden>
    </section>
  );
}
