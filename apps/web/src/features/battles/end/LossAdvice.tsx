import type { BattleSide, BattleTerms } from '@poketorneo/contract';
import { type BattleView, remainingFoes } from '@poketorneo/rules/battle';
import { useQuery } from '@tanstack/react-query';
import { formName } from '../pokemon-labels.ts';
import { battleQueries } from '../queries.ts';
import { formatAdvice } from './format-advice.ts';

interface LossAdviceProps {
  leaderId: number;
  view: BattleView;
  side: BattleSide;
  terms: BattleTerms;
}

/** A line on why the battle was lost and what might help; nothing if neither is known. */
export function LossAdvice({ leaderId, view, side, terms }: LossAdviceProps) {
  const { data, isFetching } = useQuery(battleQueries.preparation(leaderId));
  const names = new Map(
    data?.pokemons.map(({ availablePokemonId, name }) => [availablePokemonId, name]),
  );
  /** Undefined until the preparation knows what this battle has shown. */
  const winnersOf = (formId: number): string[] | undefined => {
    const found = isFetching ? undefined : data?.winners.find((one) => one.formId === formId);
    return found?.pokemonIds.flatMap((id) => names.get(id) ?? []);
  };
  const { remaining, unseen } = remainingFoes(view, side);
  const text = formatAdvice(
    remaining.map(({ foe, hpShare }) => ({
      name: formName(foe.ownFormId, terms),
      hpShare,
      winners: winnersOf(foe.ownFormId),
    })),
    unseen,
  );
  return text === null ? null : <p>{text}</p>;
}
