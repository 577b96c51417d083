import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { SecretKind } from './game/quiz-state.ts';

/** How many Pokémon or face icons a player can still win. */
export const unobtainedQueries = {
  rootKey: ['quiz', 'unobtained'] as const,
  of: (kind: SecretKind, userId: number) =>
    queryOptions({
      queryKey: [...unobtainedQueries.rootKey, kind, userId],
      queryFn: async ({ signal }) => {
        const options = { signal, quiet: true };
        const ids =
          kind === 'Pokemon'
            ? await call(contract.availablePokemons.listUnobtained, {}, options)
            : await call(contract.quiz.unobtainedFaceIcons, {}, options);
        return ids.length;
      },
      // They may have been won elsewhere meanwhile.
      staleTime: 0,
    }),
};
