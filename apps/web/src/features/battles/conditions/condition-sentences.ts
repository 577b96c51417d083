import type { BattleTerms } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import type { PokemonView } from '@poketorneo/rules/battle';
import type { ConditionName, FieldConditionName } from '../text/conditions.ts';

const trap = 'Non può ritirarsi e perde PS a ogni turno.';

/** '{move}' and '{types}' are filled in. */
const sentences: Readonly<Record<ConditionName, string>> = {
  'aqua-ring': 'Recupera un po’ di PS a ogni turno.',
  attract: 'È innamorato: a volte non riesce ad attaccare.',
  bide: 'Incassa i colpi: poi restituirà il doppio.',
  bind: trap,
  charge: 'La sua prossima mossa Elettro sarà più forte.',
  clamp: trap,
  confusion: 'A volte colpisce sé stesso invece di attaccare.',
  curse: 'Perde un quarto dei PS a ogni turno.',
  'defense-curl': 'Le sue mosse che rotolano sono più forti.',
  disable: '{move} è bloccata per qualche turno.',
  'doom-desire': 'Fra poco arriverà un colpo affidato al futuro.',
  embargo: 'Il suo strumento non ha effetto.',
  encore: 'Deve ripetere {move} per qualche turno.',
  'fire-spin': trap,
  'flash-fire': 'Le sue mosse Fuoco sono più forti.',
  'focus-energy': 'I suoi colpi sono critici più spesso.',
  foresight: 'Le mosse Normale e Lotta colpiscono anche gli Spettri.',
  'future-sight': 'Fra poco arriverà un colpo visto nel futuro.',
  'gastro-acid': 'La sua abilità non ha effetto.',
  'heal-block': 'Non può recuperare PS.',
  imprison: 'Gli avversari non possono usare le mosse che conosce.',
  ingrain: 'Recupera PS a ogni turno, ma non può ritirarsi.',
  'leech-seed': 'Il seme gli toglie PS a ogni turno.',
  'lock-on': 'La prossima mossa dell’avversario non può mancarlo.',
  'magma-storm': trap,
  'magnet-rise': 'Fluttua: le mosse Terra non lo toccano.',
  'mind-reader': 'La prossima mossa dell’avversario non può mancarlo.',
  mimic: 'Ha copiato {move}.',
  minimize: 'Si è fatto piccolo: Pestone lo colpisce più forte.',
  'miracle-eye': 'Le mosse Psico colpiscono anche i tipi Buio.',
  'mud-sport': 'Le mosse Elettro sono più deboli.',
  nightmare: 'Finché dorme perde un quarto dei PS a ogni turno.',
  perish: 'Cadrà quando il conto arriva a zero.',
  'power-trick': 'Il suo Attacco e la sua Difesa sono scambiati.',
  prepare: 'Sta preparando {move}.',
  recharge: 'Nel prossimo turno deve riprendere fiato.',
  'sand-tomb': trap,
  'slow-start': 'Per cinque turni ha Attacco e Velocità dimezzati.',
  stockpile: 'Ha messo da parte energia.',
  substitute: 'Il sostituto prende i colpi al suo posto.',
  taunt: 'Per qualche turno può usare solo mosse d’attacco.',
  torment: 'Non può usare due volte di fila la stessa mossa.',
  trapped: 'Non può ritirarsi.',
  typechange: 'Ora è di tipo {types}.',
  uproar: 'Fa baccano: nessuno può dormire.',
  'water-sport': 'Le mosse Fuoco sono più deboli.',
  whirlpool: trap,
  wrap: trap,
  yawn: 'Si addormenterà alla fine del prossimo turno.',
  'destiny-bond': 'Se cade, cade anche chi lo colpisce.',
  grudge: 'Se cade, la mossa che lo colpisce perde tutti i PP.',
  rage: 'Ogni colpo che subisce gli aumenta l’Attacco.',
  transform: 'Ha preso l’aspetto, le mosse e le statistiche di un altro.',
};

/** What a condition of a Pokémon means. */
export function sentenceOfCondition(
  condition: ConditionName,
  { effects, typeIds }: PokemonView,
  terms: BattleTerms,
): string {
  const move = terms.moves[effects[condition]?.move ?? '']?.name;
  const types = typeIds?.map((id) => typeById(id).name).join(' e ');
  return sentences[condition]
    .replace('{move}', move ?? '{move}')
    .replace('{types}', types ?? '{types}');
}

/** What a condition of the field or of a side means. */
export const fieldSentences: Readonly<Record<FieldConditionName, string>> = {
  'light-screen': 'Le mosse speciali fanno metà del danno.',
  'lucky-chant': 'Nessun brutto colpo.',
  mist: 'Le statistiche non possono calare.',
  reflect: 'Le mosse fisiche fanno metà del danno.',
  safeguard: 'Nessun nuovo problema di stato.',
  spikes: 'Chi entra con i piedi per terra si ferisce.',
  'stealth-rock': 'Chi entra si ferisce, secondo il suo tipo.',
  tailwind: 'La Velocità è raddoppiata.',
  'toxic-spikes': 'Chi entra con i piedi per terra resta avvelenato.',
  'trick-room': 'Il più lento agisce per primo.',
  gravity: 'Tutti hanno i piedi per terra, e le mosse mancano meno.',
  sun: 'Le mosse Fuoco sono più forti, quelle Acqua più deboli.',
  rain: 'Le mosse Acqua sono più forti, quelle Fuoco più deboli.',
  sandstorm: 'Ferisce a ogni turno chi non è Roccia, Terra o Acciaio.',
  hail: 'Ferisce a ogni turno chi non è Ghiaccio.',
};
