import type { BattleTerms } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import type { LastingEffect, PokemonView } from '@poketorneo/rules/battle';

/** A lasting condition as the screen shows it. */
export interface ShownCondition {
  /** Unique on its Pokémon or side. */
  readonly key: string;
  /** A word or two. */
  readonly chip: string;
  /** A sentence. */
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

interface Wording {
  /** The name of the move of the same identifier by default. */
  readonly chip?: string;
  readonly text: string;
  readonly tone?: 'good';
}

const trap: Wording = {
  chip: 'In trappola',
  text: 'Non può ritirarsi e perde PS a ogni turno.',
};

/**
 * Conditions of a Pokémon by effect; '{move}', '{count}' and '{types}' are filled in. A test holds
 * that none is missing.
 */
const wordings: Readonly<Record<string, Wording>> = {
  'aqua-ring': { text: 'Recupera un po’ di PS a ogni turno.', tone: 'good' },
  attract: { chip: 'Infatuato', text: 'È innamorato: a volte non riesce ad attaccare.' },
  bide: { text: 'Incassa i colpi: poi restituirà il doppio.', tone: 'good' },
  bind: trap,
  charge: { text: 'La sua prossima mossa Elettro sarà più forte.', tone: 'good' },
  clamp: trap,
  confusion: { chip: 'Confuso', text: 'A volte colpisce sé stesso invece di attaccare.' },
  curse: { chip: 'Maledetto', text: 'Perde un quarto dei PS a ogni turno.' },
  'defense-curl': { text: 'Le sue mosse che rotolano sono più forti.', tone: 'good' },
  disable: { chip: 'Inibito', text: '{move} è bloccata per qualche turno.' },
  'doom-desire': { text: 'Fra poco arriverà un colpo affidato al futuro.' },
  embargo: { text: 'Il suo strumento non ha effetto.' },
  encore: { chip: 'Bis', text: 'Deve ripetere {move} per qualche turno.' },
  'fire-spin': trap,
  'flash-fire': { chip: 'Ardente', text: 'Le sue mosse Fuoco sono più forti.', tone: 'good' },
  'focus-energy': { text: 'I suoi colpi sono critici più spesso.', tone: 'good' },
  foresight: { chip: 'Scoperto', text: 'Le mosse Normale e Lotta colpiscono anche gli Spettri.' },
  'future-sight': { text: 'Fra poco arriverà un colpo visto nel futuro.' },
  'gastro-acid': { text: 'La sua abilità non ha effetto.' },
  'heal-block': { text: 'Non può recuperare PS.' },
  imprison: { text: 'Gli avversari non possono usare le mosse che conosce.', tone: 'good' },
  ingrain: { text: 'Recupera PS a ogni turno, ma non può ritirarsi.', tone: 'good' },
  'leech-seed': { chip: 'Seme', text: 'Il seme gli toglie PS a ogni turno.' },
  'lock-on': { text: 'La prossima mossa dell’avversario non può mancarlo.' },
  'magma-storm': trap,
  'magnet-rise': { text: 'Fluttua: le mosse Terra non lo toccano.', tone: 'good' },
  'mind-reader': { text: 'La prossima mossa dell’avversario non può mancarlo.' },
  mimic: { text: 'Ha copiato {move}.', tone: 'good' },
  minimize: { text: 'Si è fatto piccolo: Pestone lo colpisce più forte.' },
  'miracle-eye': { chip: 'Scrutato', text: 'Le mosse Psico colpiscono anche i tipi Buio.' },
  'mud-sport': { text: 'Le mosse Elettro sono più deboli.', tone: 'good' },
  nightmare: { chip: 'Incubo', text: 'Finché dorme perde un quarto dei PS a ogni turno.' },
  perish: { chip: 'Canto: {count}', text: 'Cadrà quando il conto arriva a zero.' },
  'power-trick': { text: 'Il suo Attacco e la sua Difesa sono scambiati.', tone: 'good' },
  prepare: { chip: 'Si prepara', text: 'Sta preparando {move}.', tone: 'good' },
  recharge: { chip: 'Senza fiato', text: 'Nel prossimo turno deve riprendere fiato.' },
  'sand-tomb': trap,
  'slow-start': { chip: 'Lento', text: 'Per cinque turni ha Attacco e Velocità dimezzati.' },
  stockpile: { chip: 'Scorte: {count}', text: 'Ha messo da parte energia.', tone: 'good' },
  substitute: { text: 'Il sostituto prende i colpi al suo posto.', tone: 'good' },
  taunt: { chip: 'Provocato', text: 'Per qualche turno può usare solo mosse d’attacco.' },
  torment: { chip: 'Tormentato', text: 'Non può usare due volte di fila la stessa mossa.' },
  trapped: { chip: 'Senza fuga', text: 'Non può ritirarsi.' },
  typechange: { chip: 'Nuovo tipo', text: 'Ora è di tipo {types}.', tone: 'good' },
  uproar: { chip: 'Baccano', text: 'Fa baccano: nessuno può dormire.', tone: 'good' },
  'water-sport': { text: 'Le mosse Fuoco sono più deboli.', tone: 'good' },
  whirlpool: trap,
  wrap: trap,
  yawn: { chip: 'Sbadiglia', text: 'Si addormenterà alla fine del prossimo turno.' },
};

/** Conditions that last until the Pokémon acts again. */
const untilItActs: Readonly<Record<string, Wording>> = {
  'destiny-bond': { text: 'Se cade, cade anche chi lo colpisce.', tone: 'good' },
  grudge: { text: 'Se cade, la mossa che lo colpisce perde tutti i PP.', tone: 'good' },
  rage: { text: 'Ogni colpo che subisce gli aumenta l’Attacco.', tone: 'good' },
};

/** Whether the screen can name an effect of a Pokémon. */
export function isNamed(effect: string): boolean {
  return effect in wordings;
}

/** The lasting conditions of a Pokémon, in the order in which they began. */
export function conditionsOf(pokemon: PokemonView, terms: BattleTerms): ShownCondition[] {
  const lasting = Object.entries(pokemon.effects)
    .toSorted(([, one], [, other]) => one.since - other.since)
    .map(([effect, { move, count }]) =>
      shown(effect, wordings[effect], terms, {
        move: move === undefined ? undefined : terms.moves[move]?.name,
        count,
        types: pokemon.typeIds?.map((id) => typeById(id).name).join(' e '),
      }),
    );
  const brief = pokemon.moveEffects.map((effect) => shown(effect, untilItActs[effect], terms, {}));
  const copied: ShownCondition[] =
    pokemon.transform === null
      ? []
      : [
          {
            key: 'transform',
            chip: 'Trasformato',
            text: 'Ha preso l’aspetto, le mosse e le statistiche di un altro.',
            tone: 'good',
          },
        ];
  return [...copied, ...lasting, ...brief].filter((condition) => condition !== null);
}

function shown(
  effect: string,
  wording: Wording | undefined,
  terms: BattleTerms,
  gaps: { readonly [gap: string]: string | number | undefined },
): ShownCondition | null {
  if (wording === undefined) return null;
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
  return {
    key: effect,
    chip: fill(wording.chip ?? terms.moves[effect]?.name ?? effect),
    text: fill(wording.text),
    tone: wording.tone ?? 'bad',
  };
}

/** Conditions of a side by effect, with the turns that the games make known. */
const sideWordings: Readonly<
  Record<string, Wording & { readonly turns?: readonly [least: number, most: number] }>
> = {
  'light-screen': {
    text: 'Le mosse speciali fanno metà del danno.',
    tone: 'good',
    turns: [5, 8],
  },
  'lucky-chant': { text: 'Nessun brutto colpo.', tone: 'good', turns: [5, 5] },
  mist: { text: 'Le statistiche non possono calare.', tone: 'good', turns: [5, 5] },
  reflect: { text: 'Le mosse fisiche fanno metà del danno.', tone: 'good', turns: [5, 8] },
  safeguard: { text: 'Nessun nuovo problema di stato.', tone: 'good', turns: [5, 5] },
  spikes: { text: 'Chi entra con i piedi per terra si ferisce.' },
  'stealth-rock': { text: 'Chi entra si ferisce, secondo il suo tipo.' },
  tailwind: { text: 'La Velocità è raddoppiata.', tone: 'good', turns: [3, 3] },
  'toxic-spikes': { text: 'Chi entra con i piedi per terra resta avvelenato.' },
};

const fieldWordings: Readonly<Record<string, Wording & { readonly turns: readonly [5, 5] }>> = {
  'trick-room': { text: 'Il più lento agisce per primo.', turns: [5, 5] },
  gravity: { text: 'Tutti hanno i piedi per terra, e le mosse mancano meno.', turns: [5, 5] },
};

const weatherWordings = {
  sun: {
    chip: 'Sole',
    text: 'Le mosse Fuoco sono più forti, quelle Acqua più deboli.',
  },
  rain: {
    chip: 'Pioggia',
    text: 'Le mosse Acqua sono più forti, quelle Fuoco più deboli.',
  },
  sandstorm: {
    chip: 'Sabbia',
    text: 'Ferisce a ogni turno chi non è Roccia, Terra o Acciaio.',
  },
  hail: { chip: 'Grandine', text: 'Ferisce a ogni turno chi non è Ghiaccio.' },
} as const;

/** Whether the screen can name an effect of a side or of the field. */
export function isNamedOnField(effect: string): boolean {
  return effect in sideWordings || effect in fieldWordings;
}

/** A condition of the field or of a side, with its remaining turns in words. */
export interface FieldCondition extends ShownCondition {
  /** As in '3' or '1–4'; null where it does not end by itself or where it is unknown. */
  readonly turnsLeft: string | null;
  readonly layers: number;
}

/** What lasts on one side. */
export function sideConditions(
  effects: Readonly<Record<string, LastingEffect>>,
  turn: number,
  terms: BattleTerms,
): FieldCondition[] {
  return Object.entries(effects).flatMap(([effect, lasting]) =>
    fieldCondition(effect, sideWordings[effect], lasting, turn, terms),
  );
}

/** What lasts on the whole field, the weather first. */
export function fieldConditions(
  {
    weather,
    field,
    turn,
  }: {
    readonly weather: {
      readonly kind: keyof typeof weatherWordings;
      readonly since: number;
      readonly isLasting: boolean;
    } | null;
    readonly field: Readonly<Record<string, LastingEffect>>;
    readonly turn: number;
  },
  terms: BattleTerms,
): FieldCondition[] {
  const sky: FieldCondition[] =
    weather === null
      ? []
      : [
          {
            key: weather.kind,
            ...weatherWordings[weather.kind],
            tone: 'bad',
            layers: 1,
            turnsLeft: weather.isLasting ? null : turnsLeft(weather.since, turn, [5, 8]),
          },
        ];
  const rest = Object.entries(field).flatMap(([effect, lasting]) =>
    fieldCondition(effect, fieldWordings[effect], lasting, turn, terms),
  );
  return [...sky, ...rest];
}

function fieldCondition(
  effect: string,
  wording: (Wording & { readonly turns?: readonly [number, number] }) | undefined,
  { since, count }: LastingEffect,
  turn: number,
  terms: BattleTerms,
): FieldCondition[] {
  const condition = shown(effect, wording, terms, {});
  if (condition === null || wording === undefined) return [];
  const { turns } = wording;
  return [
    {
      ...condition,
      layers: count,
      turnsLeft: turns === undefined ? null : turnsLeft(since, turn, turns),
    },
  ];
}

/** The remaining turns, the current one included; an item may have made it last longer. */
function turnsLeft(
  since: number,
  turn: number,
  [least, most]: readonly [number, number],
): string | null {
  const left = most - (turn - since);
  const certain = least - (turn - since);
  if (left < 1) return null;
  return certain < 1 || certain === left ? `${left}` : `${certain}–${left}`;
}
