import type { BattleTerms } from '@poketorneo/contract';
import type { ShapeName, SignName } from './shapes.ts';

/** The kinds of motion of moves. */
export const families = [
  'contact',
  'shot',
  'beam',
  'wave',
  'quake',
  'storm',
  'fall',
  'drain',
  'raise',
  'lower',
  'ail',
  'shield',
  'blast',
] as const;
export type Family = (typeof families)[number];

export interface MoveLook {
  readonly family: Family;
  readonly typeId: number;
  readonly shape: ShapeName;
  /** Darkens the stage, shakes it, is larger. */
  readonly isGreat: boolean;
}

type Move = BattleTerms['moves'][string];

/** The families of special moves, by type id from 1. */
const special: readonly Family[] = [
  'wave', // normal
  'shot', // grass
  'shot', // water
  'shot', // fire
  'fall', // electric
  'fall', // rock
  'quake', // ground
  'shot', // fighting
  'beam', // ice
  'wave', // psychic
  'shot', // ghost
  'storm', // flying
  'beam', // dragon
  'shot', // poison
  'wave', // bug
  'wave', // dark
  'beam', // steel
];

/**
 * Exceptions: the family, then optionally a sign instead of the type's shape, and '!' for great.
 */
export const namedMoves: Readonly<Record<string, string>> = {
  'hyper-beam': 'beam !',
  'solar-beam': 'beam !',
  'giga-impact': 'contact impact !',
  'flare-blitz': 'contact !',
  'brave-bird': 'contact !',
  'close-combat': 'contact !',
  outrage: 'contact !',
  'volt-tackle': 'contact !',
  'flash-cannon': 'beam',
  'signal-beam': 'beam',
  'aurora-beam': 'beam',
  psybeam: 'beam',
  'thunder-shock': 'fall',
  thunder: 'fall !',
  'draco-meteor': 'fall !',
  'rock-slide': 'fall',
  'stone-edge': 'fall stone !',
  'ancient-power': 'shot',
  'rock-throw': 'shot',
  'rock-tomb': 'fall',
  earthquake: 'quake !',
  magnitude: 'quake',
  'earth-power': 'quake',
  'mud-slap': 'shot',
  surf: 'wave !',
  'muddy-water': 'wave !',
  'hydro-pump': 'beam !',
  'water-pulse': 'wave',
  whirlpool: 'storm',
  blizzard: 'storm !',
  'icy-wind': 'storm',
  'powder-snow': 'storm',
  'razor-leaf': 'storm',
  'leaf-storm': 'storm !',
  'petal-dance': 'storm petal',
  'heat-wave': 'storm !',
  'fire-blast': 'blast',
  overheat: 'blast !',
  eruption: 'blast !',
  'fire-spin': 'storm',
  gust: 'storm',
  twister: 'storm',
  'ominous-wind': 'storm',
  'silver-wind': 'storm',
  explosion: 'blast impact !',
  'self-destruct': 'blast impact !',
  'focus-blast': 'shot !',
  'seed-flare': 'blast !',
  'dark-void': 'ail',
  absorb: 'drain',
  'mega-drain': 'drain',
  'giga-drain': 'drain',
  'leech-life': 'drain',
  'drain-punch': 'drain',
  'dream-eater': 'drain',
  'leech-seed': 'ail',
  scratch: 'contact claws',
  'fury-swipes': 'contact claws',
  slash: 'contact claws',
  'metal-claw': 'contact claws',
  'dragon-claw': 'contact claws',
  'shadow-claw': 'contact claws',
  'crush-claw': 'contact claws',
  cut: 'contact slash',
  'night-slash': 'contact slash',
  'leaf-blade': 'contact slash',
  'air-slash': 'shot slash',
  'psycho-cut': 'shot slash',
  'x-scissor': 'contact slash',
  'fury-cutter': 'contact slash',
  'cross-poison': 'contact slash',
  bite: 'contact fangs',
  crunch: 'contact fangs',
  'hyper-fang': 'contact fangs',
  'super-fang': 'contact fangs',
  'fire-fang': 'contact fangs',
  'ice-fang': 'contact fangs',
  'thunder-fang': 'contact fangs',
  'poison-fang': 'contact fangs',
  'horn-drill': 'contact drill !',
  'drill-peck': 'contact drill',
  'horn-attack': 'contact drill',
  megahorn: 'contact drill !',
  'pay-day': 'shot coin',
  'rapid-spin': 'contact swirl',
  'pin-missile': 'shot',
  'spike-cannon': 'shot',
  'bullet-seed': 'shot',
  'seed-bomb': 'shot',
  'icicle-spear': 'shot',
  'ice-shard': 'shot',
  'sludge-bomb': 'shot !',
  'gunk-shot': 'shot !',
  'egg-bomb': 'shot',
  'poison-sting': 'shot',
  sing: 'ail note',
  'perish-song': 'ail note',
  'grass-whistle': 'ail note',
  'hyper-voice': 'wave note',
  uproar: 'wave note',
  attract: 'ail heart',
  'sweet-kiss': 'ail heart',
  charm: 'lower heart',
  toxic: 'ail skull',
  hypnosis: 'wave',
  'confuse-ray': 'ail birds',
  supersonic: 'wave',
  'swords-dance': 'raise slash',
  spikes: 'shot spikes',
  'toxic-spikes': 'shot toxicSpikes',
  'stealth-rock': 'shot stone',
  screech: 'wave',
  'shadow-ball': 'shot !',
  'energy-ball': 'shot !',
  'aura-sphere': 'shot !',
  'zap-cannon': 'shot !',
  'mud-bomb': 'shot !',
  'mud-shot': 'shot',
  'weather-ball': 'shot !',
  'mist-ball': 'shot !',
  'luster-purge': 'blast',
  'rock-blast': 'shot',
  'magnet-bomb': 'shot',
  fling: 'shot',
  'charge-beam': 'beam',
  'lava-plume': 'blast',
  discharge: 'blast',
  'blast-burn': 'blast !',
  'hydro-cannon': 'beam !',
  'frenzy-plant': 'quake !',
  'roar-of-time': 'beam !',
  'spacial-rend': 'blast !',
  judgment: 'fall !',
  'doom-desire': 'beam !',
  swift: 'storm',
  'air-cutter': 'storm slash',
  'sand-tomb': 'storm',
  whirlwind: 'storm',
  'sheer-cold': 'storm !',
  roar: 'wave',
  fissure: 'quake !',
  guillotine: 'contact slash !',
  'sky-attack': 'contact !',
  'double-edge': 'contact !',
  'head-smash': 'contact !',
  'wood-hammer': 'contact !',
  superpower: 'contact !',
  'focus-punch': 'contact !',
  'dynamic-punch': 'contact !',
  'gyro-ball': 'contact swirl',
  'night-shade': 'wave',
  wish: 'raise sparkle',
  haze: 'lower',
  yawn: 'ail sleep',
};

/** Status moves of the shield family. */
const shields =
  /protect|detect|endure|reflect|light-screen|safeguard|mist|barrier|substitute|magic-coat|lucky-chant|aqua-ring|ingrain/;
const lowering =
  /growl|leer|whip|sand-attack|smokescreen|flash|string-shot|scary-face|cotton-spore|metal-sound|fake-tears|tickle|captivate|sweet-scent|feather-dance|kinesis|defog|memento/;

function isSign(word: string): word is SignName {
  return /^[a-z]+$/i.test(word);
}

/** @param isAtSelf whether the move targets its user's own side */
export function lookOf(term: string, move: Move | undefined, isAtSelf: boolean): MoveLook {
  const typeId = move?.typeId ?? 1;
  const [family, ...more] = (namedMoves[term] ?? '').split(' ');
  const sign = more.find((word) => word !== '!' && isSign(word));
  const known = families.find((name) => name === family);
  return {
    family: known ?? usualFamily(term, move, isAtSelf),
    typeId,
    shape: sign !== undefined && isSign(sign) ? sign : typeId,
    isGreat: more.includes('!'),
  };
}

function usualFamily(term: string, move: Move | undefined, isAtSelf: boolean): Family {
  if (move === undefined || move.damageClass === 'physical') return 'contact';
  if (move.damageClass === 'special') return special[move.typeId - 1] ?? 'shot';
  if (isAtSelf) return shields.test(term) ? 'shield' : 'raise';
  return lowering.test(term) ? 'lower' : 'ail';
}
