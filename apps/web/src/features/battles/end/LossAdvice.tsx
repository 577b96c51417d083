import type { BattleTerms } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { adviceAfterLoss } from '@poketorneo/rules/battle';
import { useQuery } from '@tanstack/react-query';
import { battleQueries } from '../queries.ts';
import { formatAdvice } from './format-advice.ts';

interface LossAdviceProps {
  leaderId: number;
  view: BattleView;
  terms: BattleTerms;
}

/** A line on why the battle was lost and what might help; nothing if neither is known. */
export function LossAdvice({ leaderId, view, terms }: LossAdviceProps) {
  const { data } = useQuery(battleQueries.preparation(leaderId));
  const owned = (data?.pokemons ?? []).map(({ ability, ...pokemon }) => ({
    ...pokemon,
    ability: ability.identifier,
  }));
  const typesOf = (formId: number) => terms.forms[formId]?.typeIds ?? [];
  const advice = adviceAfterLoss({ view, side: 1, typesOf, owned });
  const text = formatAdvice(
    advice.remaining.map(({ foe, hpShare, counters }) => ({
      name: terms.forms[foe.ownFormId]?.name ?? 'Pokémon',
      hpShare,
      counters: counters.map(({ name }) => name),
    })),
    advice.unseen,
  );
  return text === null ? null : <p>{text}</p>;
}
