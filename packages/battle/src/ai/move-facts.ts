import type { Move } from '@pkmn/sim';
import type { BoostedStat, MajorStatus } from '@poketorneo/contract';
import { allMoves } from '@poketorneo/gen4';
import { engineDex } from '../mechanics.ts';
import { currentMechanics } from '../mechanics-versions.ts';
import { engineMove, findMoveTerm } from '../terms.ts';

/** A move's secondary effect, its target and its chance. */
export interface MoveEffect {
  /** 0 to 1. */
  readonly chance: number;
  readonly on: 'user' | 'target';
  readonly status?: MajorStatus;
  /** As in battle events: 'confusion', 'leech-seed'. */
  readonly volatile?: string;
  readonly boosts?: Readonly<Partial<Record<BoostedStat, number>>>;
}

/** A move as the AI needs it. */
export interface MoveFacts {
  readonly identifier: string;
  readonly typeId: number;
  readonly damageClass: 'physical' | 'special' | 'status';
  /** 0 for variable power and status moves. */
  readonly power: number;
  /** 0 to 1; null without an accuracy check. */
  readonly accuracy: number | null;
  readonly priority: number;
  readonly aim: 'foe' | 'foes' | 'all' | 'self' | 'ally' | 'own-side' | 'foe-side' | 'field';
  /** Mean number of hits. */
  readonly hits: number;
  readonly hasRaisedCritical: boolean;
  /** Shares of the damage dealt. */
  readonly drain: number;
  readonly recoil: number;
  /** A share of the user's HP. */
  readonly heal: number;
  readonly isSelfDestruct: boolean;
  /** It hurts its user on a miss. */
  readonly hasCrash: boolean;
  readonly isSound: boolean;
  readonly isPunch: boolean;
  /** It takes a turn of preparation. */
  readonly charges: boolean;
  /** It takes a turn of recharging. */
  readonly recharges: boolean;
  /** Fixed damage: a number, or the user's level. */
  readonly fixedDamage: number | 'level' | null;
  readonly isOneHitKnockOut: boolean;
  readonly sideEffect: string | null;
  readonly weather: 'sun' | 'rain' | 'sandstorm' | 'hail' | null;
  readonly field: string | null;
  readonly effects: readonly MoveEffect[];
}

const boostNames = {
  atk: 'attack',
  def: 'defense',
  spa: 'spAttack',
  spd: 'spDefense',
  spe: 'speed',
  accuracy: 'accuracy',
  evasion: 'evasion',
} as const satisfies Record<string, BoostedStat>;

const aims: Readonly<Record<string, MoveFacts['aim']>> = {
  normal: 'foe',
  any: 'foe',
  adjacentFoe: 'foe',
  randomNormal: 'foe',
  scripted: 'foe',
  allAdjacentFoes: 'foes',
  allAdjacent: 'all',
  self: 'self',
  adjacentAlly: 'ally',
  adjacentAllyOrSelf: 'self',
  allyTeam: 'own-side',
  allySide: 'own-side',
  foeSide: 'foe-side',
  all: 'field',
};

const weathers: Readonly<Record<string, MoveFacts['weather']>> = {
  hail: 'hail',
  raindance: 'rain',
  sandstorm: 'sandstorm',
  sunnyday: 'sun',
};

const dex = engineDex(currentMechanics);
const known = new Map<string, MoveFacts>();

/**
 * The facts of a move, by its identifier.
 * @throws RangeError when generation 4 has no such move.
 */
export function factsOf(identifier: string): MoveFacts {
  if (known.size === 0) {
    for (const move of allMoves) known.set(move.identifier, read(move));
    const tackle = factsOf('tackle');
    known.set('struggle', { ...tackle, ...struggle });
    known.set('recharge', { ...factsOf('splash'), identifier: 'recharge' });
  }
  const facts = known.get(identifier);
  if (facts === undefined) throw new RangeError(`No move of generation 4 is called ${identifier}`);
  return facts;
}

function read({ identifier, typeId, damageClass, priority }: (typeof allMoves)[number]): MoveFacts {
  const move = dex.moves.get(engineMove(identifier));
  return {
    identifier,
    typeId,
    damageClass,
    power: damageClass === 'status' ? 0 : move.basePower,
    accuracy: move.accuracy === true ? null : move.accuracy / 100,
    priority,
    aim: aims[move.target] ?? 'foe',
    hits: averageHits(move.multihit),
    hasRaisedCritical: (move.critRatio ?? 1) > 1,
    drain: share(move.drain),
    recoil: share(move.recoil),
    heal: share(move.heal) || (healing.has(identifier) ? 0.5 : 0),
    isSelfDestruct: move.selfdestruct !== undefined && damageClass !== 'status',
    hasCrash: move.hasCrashDamage ?? false,
    isSound: move.flags.sound === 1,
    isPunch: move.flags.punch === 1,
    charges: move.flags.charge === 1,
    recharges: move.self?.volatileStatus === 'mustrecharge',
    fixedDamage: move.damage || null,
    isOneHitKnockOut: move.ohko !== undefined && move.ohko !== false,
    sideEffect: move.sideCondition === undefined ? null : termOf(move.sideCondition),
    weather: weathers[(move.weather ?? '').toLowerCase()] ?? null,
    field: move.pseudoWeather === undefined ? null : termOf(move.pseudoWeather),
    effects: effectsOf(move),
  };
}

/** Moves whose healing the engine computes itself. */
const healing: ReadonlySet<string> = new Set(['moonlight', 'morning-sun', 'synthesis', 'wish']);

/** The action without PP. */
const struggle = {
  identifier: 'struggle',
  typeId: 10001,
  power: 50,
  accuracy: null,
  recoil: 0.25,
} as const;

function share(fraction: readonly number[] | null | undefined): number {
  const [part = 0, whole = 1] = fraction ?? [];
  return part / whole;
}

/** Two to five hits are three on average. */
function averageHits(multihit: number | readonly number[] | undefined): number {
  if (multihit === undefined) return 1;
  return typeof multihit === 'number' ? multihit : 3;
}

interface EffectSource {
  status?: string | undefined;
  volatileStatus?: string | undefined;
  boosts?: Readonly<Partial<Record<keyof typeof boostNames, number>>> | null | undefined;
}

function effectsOf(move: Move): MoveEffect[] {
  const onUser = move.target === 'self' ? 'user' : 'target';
  const secondaries = move.secondaries ?? [];
  return [
    ...effectFrom(move, 1, onUser),
    ...(move.self ? effectFrom(move.self, 1, 'user') : []),
    ...(move.selfBoost ? effectFrom(move.selfBoost, 1, 'user') : []),
    ...secondaries.flatMap((secondary) => {
      const chance = (secondary.chance ?? 100) / 100;
      return [
        ...effectFrom(secondary, chance, 'target'),
        ...(secondary.self ? effectFrom(secondary.self, chance, 'user') : []),
      ];
    }),
  ];
}

function effectFrom(source: EffectSource, chance: number, on: 'user' | 'target'): MoveEffect[] {
  const status = statuses.find((each) => each === source.status);
  const boosts: Partial<Record<BoostedStat, number>> = {};
  for (const [name, stages] of Object.entries(source.boosts ?? {})) {
    for (const [short, stat] of Object.entries(boostNames)) {
      if (short === name && stages !== undefined) boosts[stat] = stages;
    }
  }
  const hasBoosts = Object.keys(boosts).length > 0;
  if (status === undefined && source.volatileStatus === undefined && !hasBoosts) return [];
  return [
    {
      chance,
      on,
      ...(status === undefined ? {} : { status }),
      ...(source.volatileStatus === undefined ? {} : { volatile: termOf(source.volatileStatus) }),
      ...(hasBoosts ? { boosts } : {}),
    },
  ];
}

/** The identifiers of battle events. */
function termOf(effect: string): string {
  return findMoveTerm(effect) ?? effect;
}

const statuses: readonly MajorStatus[] = ['par', 'brn', 'psn', 'tox', 'slp', 'frz'];
