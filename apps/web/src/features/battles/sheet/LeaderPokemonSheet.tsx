import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { battleQueries } from '../queries.ts';
import { PokemonSheet } from './PokemonSheet.tsx';

interface LeaderPokemonSheetProps {
  leaderId: number;
  availablePokemonId: number;
}

/** A Pokémon of a leader's team; nothing if the team is secret. */
export function LeaderPokemonSheet({ leaderId, availablePokemonId }: LeaderPokemonSheetProps) {
  const { data, isError, isFetching, refetch } = useQuery(battleQueries.preparation(leaderId));
  if (data === undefined) {
    return isError ? (
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    );
  }
  const pokemon = data.leader.pokemons?.find(
    (one) => one.availablePokemonId === availablePokemonId,
  );
  return pokemon === undefined ? null : <PokemonSheet pokemon={pokemon} hasPortrait={false} />;
}
