import { artworkPath } from '@poketorneo/gen4/asset-paths';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useHasInteracted, whenIdle } from '../../../lib/deferred.ts';
import { isInitialRender } from '../../../lib/initial-queries.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { PokemonCard } from '../../../ui/pokemon-card/PokemonCard.tsx';
import { PokemonCardSkeleton } from '../../../ui/pokemon-card/PokemonCardSkeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { pokedexQueries } from '../queries.ts';

interface SpeciesCardProps {
  id: number;
  previousId: number | undefined;
  nextId: number | undefined;
}

/**
 * The Pokédex entry of one species; those beside it are fetched once the page is in use, so that
 * leafing is instant.
 */
export function SpeciesCard({ id, previousId, nextId }: SpeciesCardProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pokedexQueries.info(id),
    placeholderData: keepPreviousData,
  });
  // While it loads its artwork stands in the skeleton, or in the drawing of the page.
  const [firstId] = useState(data === undefined || isInitialRender() ? id : null);
  const isShown = data !== undefined && !isPlaceholderData;
  const hasInteracted = useHasInteracted();
  usePrefetch(isShown && hasInteracted ? [nextId, previousId] : []);

  if (isError) {
    return (
      <Card>
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      </Card>
    );
  }
  if (data === undefined) return <PokemonCardSkeleton artwork={artworkPath(id)} />;
  return (
    <>
      <PokemonCard
        pokemon={data}
        isPriority
        isArtworkShown={data.id === firstId}
        isBusy={isPlaceholderData}
      />
      <VisuallyHidden role="status">{isShown && data.name}</VisuallyHidden>
    </>
  );
}

function usePrefetch(ids: readonly (number | undefined)[]): void {
  const client = useQueryClient();
  const [first, second] = ids;
  useEffect(
    () =>
      whenIdle(() => {
        for (const id of [first, second]) {
          if (id === undefined) continue;
          client
            .fetchQuery({ ...pokedexQueries.info(id, { quiet: true }), retry: false })
            .then(({ image }) => {
              new Image().src = assetUrl(image);
            })
            // What could not be fetched ahead is fetched, and complained about, when it is asked for.
            .catch(() => undefined);
        }
      }),
    [client, first, second],
  );
}
