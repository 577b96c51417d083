import type { BattleTerms, BattleWeather } from '@poketorneo/contract';
import type { BattleView, Effects, PokemonView } from '@poketorneo/rules/battle';

/** A lasting condition of a Pokémon as the stage shows it. */
export interface ShownCondition {
  readonly key: ConditionName;
  /** A word or two. */
  readonly chip: string;
  readonly tone: 'good' | 'bad';
}

interface Mark {
  /** The name of the move of the same identifier by default; '{count}' is filled in. */
  readonly chip?: string;
  readonly tone?: ShownCondition['tone'];
}

const trap: Mark = { chip: 'In trappola' };

/** Conditions of a Pokémon by effect; a test holds that none is missing. */
const lastingMarks = {
  'aqua-ring': { tone: 'good' },
  attract: { chip: 'Infatuato' },
  bide: { tone: 'good' },
  bind: trap,
  charge: { tone: 'good' },
  clamp: trap,
  confusion: { chip: 'Confuso' },
  curse: { chip: 'Maledetto' },
  'defense-curl': { tone: 'good' },
  disable: { chip: 'Inibito' },
  'doom-desire': {},
  embargo: {},
  encore: { chip: 'Bis' },
  'fire-spin': trap,
  'flash-fire': { chip: 'Ardente', tone: 'good' },
  'focus-energy': { tone: 'good' },
  foresight: { chip: 'Scoperto' },
  'future-sight': {},
  'gastro-acid': {},
  'heal-block': {},
  imprison: { tone: 'good' },
  ingrain: { tone: 'good' },
  'leech-seed': { chip: 'Seme' },
  'lock-on': {},
  'magma-storm': trap,
  'magnet-rise': { tone: 'good' },
  'mind-reader': {},
  mimic: { tone: 'good' },
  minimize: {},
  'miracle-eye': { chip: 'Scrutato' },
  'mud-sport': { tone: 'good' },
  nightmare: { chip: 'Incubo' },
  perish: { chip: 'Canto: {count}' },
  'power-trick': { tone: 'good' },
  prepare: { chip: 'Si prepara', tone: 'good' },
  recharge: { chip: 'Senza fiato' },
  'sand-tomb': trap,
  'slow-start': { chip: 'Lento' },
  stockpile: { chip: 'Scorte: {count}', tone: 'good' },
  substitute: { tone: 'good' },
  taunt: { chip: 'Provocato' },
  torment: { chip: 'Tormentato' },
  trapped: { chip: 'Senza fuga' },
  typechange: { chip: 'Nuovo tipo', tone: 'good' },
  uproar: { chip: 'Baccano', tone: 'good' },
  'water-sport': { tone: 'good' },
  whirlpool: trap,
  wrap: trap,
  yawn: { chip: 'Sbadiglia' },
} satisfies Readonly<Record<string, Mark>>;

/** Conditions that last until the Pokémon acts again. */
const briefMarks = {
  'destiny-bond': { tone: 'good' },
  grudge: { tone: 'good' },
  rage: { tone: 'good' },
} satisfies Readonly<Record<string, Mark>>;

export type ConditionName = keyof typeof lastingMarks | keyof typeof briefMarks | 'transform';

/** Whether the screen can name an effect of a Pokémon. */
export function isNamed(effect: string): effect is keyof typeof lastingMarks {
  return effect in lastingMarks;
}

function isNamedBriefly(effect: string): effect is keyof typeof briefMarks {
  return effect in briefMarks;
}

/** The lasting conditions of a Pokémon, in the order in which they began. */
export function conditionsOf(
  { effects, moveEffects, transform }: PokemonView,
  terms: BattleTerms,
): ShownCondition[] {
  const copied: ShownCondition[] =
    transform === null ? [] : [{ key: 'transform', chip: 'Trasformato', tone: 'good' }];
  const lasting = Object.entries(effects)
    .toSorted(([, one], [, other]) => one.since - other.since)
    .flatMap(([effect, { count }]) =>
      isNamed(effect) ? [shown(effect, lastingMarks[effect], terms, count)] : [],
    );
  const brief = moveEffects
    .filter(isNamedBriefly)
    .map((effect) => shown(effect, briefMarks[effect], terms));
  return [...copied, ...lasting, ...brief];
}

function shown(
  key: ConditionName,
  { chip, tone = 'bad' }: Mark,
  terms: BattleTerms,
  count = 0,
): ShownCondition {
  return { key, chip: chip?.replace('{count}', `${count}`) ?? moveName(key, terms), tone };
}

function moveName(move: string, terms: BattleTerms): string {
  return terms.moves[move]?.name ?? move;
}

type Turns = readonly [least: number, most: number];

/** The turns that effects of a side or of the field last; null where they do not end. */
const turnsByEffect = {
  'light-screen': [5, 8],
  'lucky-chant': [5, 5],
  mist: [5, 5],
  reflect: [5, 8],
  safeguard: [5, 5],
  spikes: null,
  'stealth-rock': null,
  tailwind: [3, 3],
  'toxic-spikes': null,
  'trick-room': [5, 5],
  gravity: [5, 5],
} as const satisfies Readonly<Record<string, Turns | null>>;

const weatherTurns: Turns = [5, 8];

const weatherChips: Readonly<Record<BattleWeather, string>> = {
  sun: 'Sole',
  rain: 'Pioggia',
  sandstorm: 'Sabbia',
  hail: 'Grandine',
};

export type FieldConditionName = keyof typeof turnsByEffect | BattleWeather;

/** A condition of the field or of a side. */
export interface FieldCondition {
  readonly key: FieldConditionName;
  /** A word or two. */
  readonly chip: string;
  /** As in '3' or '1–4'; null where it does not end by itself or where it is unknown. */
  readonly turnsLeft: string | null;
  readonly layers: number;
}

/** Whether the screen can name an effect of a side or of the field. */
export function isNamedOnField(effect: string): effect is keyof typeof turnsByEffect {
  return effect in turnsByEffect;
}

/** What lasts on one side. */
export function sideConditions(
  effects: Effects,
  turn: number,
  terms: BattleTerms,
): FieldCondition[] {
  return Object.entries(effects).flatMap(([effect, { since, count }]) => {
    if (!isNamedOnField(effect)) return [];
    const turns = turnsByEffect[effect];
    return [
      {
        key: effect,
        chip: moveName(effect, terms),
        turnsLeft: turns === null ? null : turnsLeft(since, turn, turns),
        layers: count,
      },
    ];
  });
}

/** What lasts on the whole field, the weather first. */
export function fieldConditions(
  { weather, field, turn }: Pick<BattleView, 'weather' | 'field' | 'turn'>,
  terms: BattleTerms,
): FieldCondition[] {
  const sky: FieldCondition[] =
    weather === null
      ? []
      : [
          {
            key: weather.kind,
            chip: weatherChips[weather.kind],
            turnsLeft: weather.isLasting ? null : turnsLeft(weather.since, turn, weatherTurns),
            layers: 1,
          },
        ];
  return [...sky, ...sideConditions(field, turn, terms)];
}

/** As in 'ancora 1–4 turni'. */
export function turnsLabel(turnsLeft: string): string {
  return `ancora ${turnsLeft} ${turnsLeft === '1' ? 'turno' : 'turni'}`;
}

/** The remaining turns, the current one included; an item may have made it last longer. */
function turnsLeft(since: number, turn: number, [least, most]: Turns): string | null {
  const left = most - (turn - since);
  const certain = least - (turn - since);
  if (left < 1) return null;
  return certain < 1 || certain === left ? `${left}` : `${certain}–${left}`;
}
