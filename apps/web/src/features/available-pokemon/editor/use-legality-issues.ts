import type { Ability, Move, ResponseOf } from '@poketorneo/contract';
import type * as contract from '@poketorneo/contract/endpoints';
import { legalityIssuesOf } from '@poketorneo/rules';
import { useMemo } from 'react';
import { abilityIdOf, type FormOptions } from './draft.ts';
import type { Draft } from './draft-types.ts';
import { parseNumber } from './parse-number.ts';
import { inferSpread } from './spread-draft.ts';

/** The legal abilities, moves and levels of a form in generation 4. */
export type Possibilities = ResponseOf<typeof contract.pokedex.possibilities>;

export interface LegalityOptions extends FormOptions {
  abilities: readonly Pick<Ability, 'id' | 'name'>[];
  moves: readonly Pick<Move, 'id' | 'name'>[];
  possible: Possibilities | undefined;
}

/** The draft's legality issues; empty while the data is loading. */
export function useLegalityIssues(draft: Draft, options: LegalityOptions) {
  const { possible } = options;
  return useMemo(() => {
    if (possible === undefined) return [];
    const abilityId = abilityIdOf(draft, options);
    const chosen = new Set(Object.values(draft.moveIds));
    const behind = draft.spread === null ? inferSpread(draft, possible.baseStats) : undefined;
    return legalityIssuesOf(
      {
        level: parseNumber(draft.level),
        isShiny: draft.isShiny,
        ability: options.abilities.find(({ id }) => id === abilityId) ?? null,
        moves: options.moves.filter(({ id }) => chosen.has(id)),
        itemId: draft.itemId,
        hasSpread: behind === undefined ? null : behind !== null,
      },
      possible,
    );
  }, [draft, options, possible]);
}
