import { type QueryClient, QueryObserver, useQuery } from '@tanstack/react-query';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { PokemonCardSkeleton } from '../../../ui/pokemon-card/PokemonCardSkeleton.tsx';
import { LazyTypeahead } from '../../../ui/typeahead/LazyTypeahead.tsx';
import { pokedexListQueries } from '../list-queries.ts';
import { pokedexQueries } from '../queries.ts';
import { NeighbourButton } from './NeighbourButton.tsx';
import styles from './PokedexPage.module.css';
import { SpeciesCard } from './SpeciesCard.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { firstSpeciesId, useSelectedSpecies } from './use-selected-species.ts';

const loadSavePokedex = async () => (await import('../offline/SavePokedex.tsx')).SavePokedex;

/** /pokedex: one species at a time, with buttons for its neighbours and a search. */
export function PokedexPage() {
  const {
    data: species,
    isError,
    isFetching,
    refetch,
  } = useQuery(pokedexListQueries.speciesNames());
  const { currentId, current, previous, next, step, choose } = useSelectedSpecies(species);
  const SavePokedex = useDeferredImport(loadSavePokedex, false);
  useArrowKeys({
    onLeft: () => previous !== null && step(previous.id),
    onRight: () => next !== null && step(next.id),
  });

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Pokédex</h1>
      <nav className={styles.bar} aria-label="Sfoglia il Pokédex">
        <NeighbourButton direction="previous" neighbour={previous} onStep={step} />
        <LazyTypeahead
          className={styles.search}
          label="Cerca un Pokémon"
          isLabelHidden
          placeholder="Cerca un Pokémon…"
          items={species}
          value={current}
          onSelect={(chosen) => {
            if (chosen !== null && chosen.id !== currentId) choose(chosen.id);
          }}
        />
        <NeighbourButton direction="next" neighbour={next} onStep={step} />
      </nav>
      {species === undefined && isError ? (
        <Card>
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        </Card>
      ) : currentId !== null ? (
        <SpeciesCard id={currentId} previousId={previous?.id} nextId={next?.id} />
      ) : (
        <PokemonCardSkeleton />
      )}
      {species !== undefined && SavePokedex !== undefined && (
        <SavePokedex speciesIds={species.map(({ id }) => id)} />
      )}
    </div>
  );
}

PokedexPage.initialQueries = (client: QueryClient) => [
  new QueryObserver(client, pokedexListQueries.speciesNames()),
  new QueryObserver(client, pokedexQueries.info(firstSpeciesId)),
];
