import type { BattleTerms } from '@poketorneo/contract';
import type { Hindrance } from '@poketorneo/rules/battle';
import { formName } from '../pokemon-labels.ts';
import { factorSign } from './EffectLabels.tsx';
import type { MoveForecast } from './move-forecast.ts';

const effectReasons: Readonly<Record<string, string>> = {
  substitute: 'davanti ha un sostituto',
  safeguard: 'la sua squadra è protetta dalla Salvaguardia',
  'magnet-rise': 'è sollevato da terra',
  confusion: 'è già confuso',
};

/** Why a move has no effect, in Italian: the end of a sentence. */
function reasonOf(hindrance: Hindrance, terms: BattleTerms): string {
  switch (hindrance.kind) {
    case 'type':
      return 'il suo tipo è immune';
    case 'ability':
      return `ha l’abilità ${terms.abilities[hindrance.ability] ?? hindrance.ability}`;
    case 'effect':
      return effectReasons[hindrance.effect] ?? 'l’effetto dura già';
    case 'status':
      return 'ha già un problema di stato';
    case 'gender':
      return 'non è del sesso opposto';
    case 'level':
      return 'il suo livello è più alto';
    case 'awake':
      return 'non dorme';
  }
}

/** What a move would do to a foe, as a sentence; null where nothing is special. */
export function explanationOf(
  { foe, effect: { factor, hindrance }, label }: MoveForecast,
  terms: BattleTerms,
): string | null {
  const name = formName(foe.formId, terms);
  if (hindrance !== null) return `Non ha effetto su ${name}: ${reasonOf(hindrance, terms)}.`;
  if (label === null) return null;
  const word = label === 'superefficace' ? 'Superefficace' : 'Poco efficace';
  return `${word} su ${name} (${factorSign(factor)}).`;
}
