import type { Actor, Scenario } from './scenario.ts';

/** Does nothing. */
const idle: Actor = { moves: ['splash'] };
const hits: Actor = { moves: ['tackle'] };

function duel(mine: Actor, theirs: Actor = idle, more: Partial<Scenario> = {}): Scenario {
  return { mine: [mine], theirs: [theirs], ...more };
}

function teams(mine: Actor, theirs: Actor = idle, more: Partial<Scenario> = {}): Scenario {
  return { mine: [mine, mine], theirs: [theirs, theirs], ...more };
}

/** Acts first, and faints soon. */
function quick(move: string): Actor {
  return { form: 'ninjask', level: 20, moves: [move] };
}

/** Hits first, and soon faints from its own Life Orb. */
const exhausted: Actor = { form: 'magikarp', item: 'life-orb', moves: ['quick-attack', 'splash'] };

/** A move against a Pokémon with certain properties. */
function against(move: string, theirs: Partial<Actor>, more: Partial<Scenario> = {}): Scenario {
  return duel({ moves: [move] }, { ...idle, ...theirs }, more);
}

/** Scenarios that together produce every sentence of a battle. */
export const scenarios: readonly Scenario[] = [
  // The course of a battle.
  duel({ moves: ['explosion'] }, { ...hits, level: 1 }),
  duel({ ...idle, level: 1 }, { moves: ['surf'], level: 80 }),
  duel({ moves: ['surf'], level: 80 }, { ...idle, level: 1 }),
  { mine: [{ ...idle, level: 5 }], theirs: [{ moves: ['memento', 'explosion'], level: 60 }] },
  duel(quick('destiny-bond'), { form: 'slowpoke', moves: ['surf'], level: 90 }),
  duel({ moves: ['powder-snow'], level: 20 }, { ...idle, form: 'shaymin-sky' }, { seeds: [0, 1] }),
  teams({ moves: ['u-turn', 'baton-pass', 'swords-dance'] }, { moves: ['baton-pass', 'pursuit'] }),
  teams({ moves: ['pursuit'] }, { moves: ['u-turn', 'splash'] }),
  teams({ moves: ['roar', 'perish-song'] }, { moves: ['roar', 'splash'] }),
  duel({ form: 'castform', ability: 'forecast', moves: ['rain-dance', 'sunny-day', 'hail'] }),
  duel({ form: 'cherrim-overcast', ability: 'flower-gift', moves: ['sunny-day', 'splash'] }),
  duel({ form: 'ditto', moves: ['transform'] }),

  // Actions, and prevented actions.
  duel(
    { moves: ['metronome', 'copycat', 'mirror-move', 'me-first'] },
    { moves: ['tackle'] },
    { seeds: [0, 2] },
  ),
  teams({ moves: ['assist', 'nature-power'] }, { moves: ['toxic'] }),
  duel({ moves: ['rest', 'sleep-talk', 'snore', 'growl'] }, hits),
  duel({ moves: ['snatch', 'magic-coat'] }, { moves: ['swords-dance', 'thunder-wave', 'recover'] }),
  duel({ moves: ['outrage', 'rollout', 'uproar'] }, { moves: ['recover'] }),
  duel({ moves: ['fly', 'bounce', 'dig', 'dive'] }, hits, { seeds: [0, 1] }),
  duel({ moves: ['solar-beam', 'razor-wind', 'skull-bash', 'sky-attack'] }, hits, {
    seeds: [0, 2],
  }),
  duel({ moves: ['shadow-force', 'solar-beam'], item: 'power-herb' }, { ...hits, form: 'gengar' }),
  duel({ moves: ['hyper-beam', 'focus-punch'] }, { moves: ['tackle', 'recover'] }),
  duel({ moves: ['thunder-wave', 'fake-out', 'bite'] }, { moves: ['tackle'] }, { seeds: [0, 1] }),
  duel(
    { moves: ['ice-beam', 'powder-snow', 'thunder-wave'] },
    { moves: ['tackle', 'flame-wheel'] },
    { seeds: [0, 3] },
  ),
  duel({ moves: ['attract'] }, { moves: ['tackle'], gender: 'female' }),
  duel(
    { ability: 'truant', moves: ['disable', 'taunt'] },
    { moves: ['growl', 'tackle', 'swords-dance'] },
  ),
  duel({ moves: ['imprison', 'recover', 'tackle'] }, { moves: ['recover', 'tackle'] }),
  duel({ moves: ['heal-block', 'gravity'] }, { moves: ['recover', 'fly', 'magnet-rise'] }),
  against('self-destruct', { ability: 'damp' }),
  duel(
    { moves: ['splash', 'gravity'], form: 'gengar', ability: 'levitate' },
    { moves: ['fly', 'bounce'] },
  ),

  // Damage and healing.
  duel({ moves: ['jump-kick', 'high-jump-kick'] }, { moves: ['protect', 'double-team'] }),
  duel({ moves: ['leech-seed', 'curse', 'nightmare', 'spore'], form: 'gengar' }, idle),
  duel({ moves: ['leech-seed', 'absorb', 'giga-drain'] }, { ...idle, ability: 'liquid-ooze' }),
  duel({ moves: ['giga-drain'] }, hits),
  duel({ form: 'ninjask', moves: ['spite'] }, { moves: ['synthesis'] }),
  duel({ moves: ['spore'], ability: 'bad-dreams' }, idle),
  duel({ moves: ['confuse-ray', 'take-down', 'brave-bird'] }, hits),
  duel(
    { moves: ['sunny-day', 'tackle'], ability: 'solar-power' },
    { ...hits, ability: 'dry-skin' },
  ),
  duel({ moves: ['rain-dance', 'hail'], ability: 'rain-dish' }, { ...hits, ability: 'ice-body' }),
  against('tackle', { ability: 'rough-skin', item: 'sticky-barb' }),
  duel({ moves: ['tackle'], level: 80 }, { ...idle, ability: 'aftermath', level: 2 }),
  duel({ moves: ['tackle'], item: 'life-orb' }, { moves: ['tackle'], item: 'shell-bell' }),
  duel(
    { moves: ['aqua-ring', 'ingrain', 'wish'], item: 'leftovers' },
    { moves: ['seismic-toss'], item: 'black-sludge' },
  ),
  teams({ moves: ['healing-wish', 'lunar-dance'] }, hits, { seeds: [0, 5] }),
  duel(
    { moves: ['belly-drum', 'substitute', 'recover', 'pain-split'] },
    { moves: ['super-fang'], item: 'sitrus-berry' },
    { seeds: [0, 1] },
  ),
  duel({ moves: ['surf'] }, { ...hits, ability: 'water-absorb' }),
  teams(
    { moves: ['stealth-rock', 'spikes', 'toxic-spikes'] },
    { moves: ['rapid-spin', 'u-turn', 'defog'] },
  ),
  teams({ moves: ['stealth-rock', 'spikes', 'toxic-spikes'] }, { moves: ['u-turn'], form: 'muk' }),
  duel({ moves: ['bind', 'wrap', 'clamp', 'fire-spin'] }, { moves: ['rapid-spin', 'splash'] }),
  duel({ moves: ['whirlpool', 'sand-tomb', 'magma-storm', 'splash'] }, idle, { seeds: [0, 1] }),
  duel({ moves: ['mean-look', 'leech-seed'] }, { moves: ['rapid-spin'] }),
  duel({ moves: ['flail', 'karate-chop', 'slash', 'fury-attack'] }, { ...idle, form: 'rhydon' }),
  duel({ moves: ['surf', 'double-slap'] }, { ...idle, form: 'rhydon' }),
  duel({ moves: ['bide'] }, { moves: ['tackle', 'splash'] }),
  teams({ moves: ['bide'], ability: 'rough-skin' }, exhausted),
  duel({ moves: ['zap-cannon'] }, { moves: ['dig', 'perish-song'] }),

  // Moves without effect.
  against('earthquake', { ability: 'levitate' }),
  against('ember', { ability: 'flash-fire' }),
  against('tackle', { ability: 'wonder-guard' }),
  duel({ moves: ['fissure', 'horn-drill'], level: 40 }, { ...idle, level: 60 }),
  duel({ moves: ['fissure', 'horn-drill'], level: 90 }, { ...idle, level: 60 }),
  against('fissure', { ability: 'sturdy' }),
  against('sing', { ability: 'soundproof' }),
  against('confuse-ray', { ability: 'own-tempo' }),
  against('thunder-wave', { ability: 'limber' }),
  against('tackle', { form: 'gengar' }),
  duel({ moves: ['recover', 'growl'] }),
  duel({ moves: ['toxic', 'poison-powder'] }),
  duel({ moves: ['poison-powder', 'toxic'] }, { moves: ['refresh', 'splash'] }),
  duel({ moves: ['will-o-wisp', 'thunder-wave'] }, { moves: ['refresh', 'splash'] }),
  duel({ moves: ['spore'] }, { moves: ['splash'] }),
  duel({ moves: ['uproar', 'spore'] }, { moves: ['rest', 'seismic-toss'] }),
  duel({ moves: ['substitute', 'tackle'] }, { moves: ['seismic-toss', 'tackle'] }),
  against('string-shot', { ability: 'clear-body' }),
  against('growl', { ability: 'hyper-cutter' }),
  against('sand-attack', { ability: 'keen-eye' }),
  duel({ moves: ['rest'], ability: 'insomnia' }, { moves: ['seismic-toss'] }),
  duel({ moves: ['rest'], ability: 'vital-spirit' }, { moves: ['seismic-toss'] }),
  duel(
    { moves: ['heal-block'] },
    { moves: ['wish', 'recover', 'swallow', 'absorb'], item: 'leftovers' },
  ),
  duel({ moves: ['tackle', 'feint'] }, { moves: ['protect', 'detect', 'endure'] }),
  duel({ moves: ['shadow-force'] }, { form: 'gengar', moves: ['protect'] }, { seeds: [0, 1] }),
  duel({ moves: ['seismic-toss'], level: 90 }, { moves: ['endure'] }),
  duel(
    { moves: ['thunder-wave', 'growl'] },
    { moves: ['safeguard', 'mist', 'splash'] },
    { seeds: [0, 3] },
  ),
  teams({ moves: ['roar'] }, { ...idle, ability: 'suction-cups' }),
  teams({ moves: ['roar'] }, { moves: ['ingrain'] }),
  duel({ moves: ['knock-off', 'trick'] }, { ...idle, ability: 'sticky-hold', item: 'oran-berry' }),

  // Status, stats, and lasting effects.
  duel({ moves: ['will-o-wisp', 'toxic', 'thunder-wave'] }, { ...hits, ability: 'shed-skin' }),
  duel({ moves: ['spore', 'toxic'] }, { ...hits, ability: 'hydration' }),
  against('tackle', { ability: 'static' }),
  against('tackle', { ability: 'flame-body' }),
  against('tackle', { ability: 'poison-point' }),
  against('tackle', { ability: 'effect-spore' }),
  against('tackle', { ability: 'cute-charm', gender: 'female' }),
  duel({ ...idle, item: 'flame-orb' }, { ...idle, item: 'toxic-orb' }),
  teams({ moves: ['aromatherapy', 'heal-bell'] }, { moves: ['toxic', 'will-o-wisp'] }),
  duel(
    { moves: ['growl', 'string-shot', 'screech', 'charm'] },
    { moves: ['growth', 'swords-dance', 'agility'] },
    { seeds: [0, 1] },
  ),
  duel(
    { moves: ['swords-dance', 'haze', 'psych-up'] },
    { moves: ['power-swap', 'guard-swap', 'heart-swap', 'agility'] },
  ),
  duel({ moves: ['slash', 'karate-chop'] }, { ...idle, ability: 'anger-point' }, { seeds: [0, 2] }),
  duel({ ...idle, item: 'liechi-berry' }, { moves: ['super-fang'] }),
  duel({ moves: ['super-fang', 'tackle'] }, { ...idle, item: 'starf-berry' }),
  duel(
    { moves: ['attract'], item: 'destiny-knot' },
    { moves: ['attract'], gender: 'female', item: 'destiny-knot' },
  ),
  duel({ moves: ['attract'] }, { ...idle, gender: 'female', item: 'mental-herb' }),
  duel({ moves: ['attract'] }, { moves: ['skill-swap'], gender: 'female' }),
  duel(
    { moves: ['attract', 'splash'], ability: 'oblivious' },
    { moves: ['skill-swap'], gender: 'female' },
  ),
  duel({ moves: ['yawn', 'torment', 'encore'] }, { moves: ['tackle', 'splash'] }),
  duel(
    { moves: ['disable', 'taunt', 'embargo'] },
    { moves: ['tackle', 'splash'] },
    { seeds: [0, 1] },
  ),
  duel({ moves: ['focus-energy', 'charge', 'magnet-rise', 'power-trick'] }),
  duel(
    { form: 'porygon', moves: ['conversion', 'conversion-2', 'camouflage', 'surf'] },
    { ...hits, ability: 'color-change' },
    { seeds: [0, 1] },
  ),
  duel({ moves: ['stockpile', 'swallow', 'spit-up'] }),
  duel({ moves: ['miracle-eye'] }, { ...idle, form: 'umbreon' }),
  duel({ moves: ['nightmare', 'spore'] }),
  duel({ moves: ['foresight', 'miracle-eye', 'odor-sleuth'] }, { ...idle, form: 'gengar' }),
  duel({ moves: ['mud-sport', 'water-sport'] }),
  duel({ moves: ['future-sight', 'doom-desire'] }),
  duel({ ...hits, ability: 'slow-start' }),
  duel({ moves: ['ember'] }, { ...hits, ability: 'flash-fire' }),
  duel({ moves: ['roost', 'rage', 'grudge'] }, hits),
  {
    format: 'doubles',
    mine: [{ moves: ['helping-hand', 'follow-me'] }, hits],
    theirs: [hits, idle],
    seeds: [0, 2],
  },
  duel(quick('grudge'), { form: 'slowpoke', moves: ['surf'], level: 90 }),

  // Moves, abilities and items in passing.
  duel({ moves: ['magnitude', 'spite', 'mimic', 'sketch'] }, { moves: ['growl'] }),
  duel(
    { moves: ['lock-on', 'mind-reader', 'skill-swap', 'trick'], item: 'oran-berry' },
    { ...idle, item: 'leftovers', ability: 'pressure' },
  ),
  { mine: [{ moves: ['beat-up'] }, hits], theirs: [idle] },
  duel(
    { ...idle, ability: 'forewarn' },
    { moves: ['explosion', 'splash'], ability: 'mold-breaker' },
  ),
  duel({ ...idle, ability: 'anticipation' }, { moves: ['fissure'], ability: 'intimidate' }),
  duel({ ...idle, ability: 'frisk' }, { ...idle, item: 'leftovers' }),
  {
    format: 'doubles',
    mine: [{ ...idle, ability: 'frisk' }, idle],
    theirs: [{ ...idle, item: 'leftovers' }, idle],
  },
  {
    format: 'doubles',
    mine: [
      { ...idle, ability: 'lightning-rod' },
      { ...idle, ability: 'storm-drain' },
    ],
    theirs: [{ moves: ['thunder-shock', 'water-gun'] }, { moves: ['thunder-shock', 'water-gun'] }],
  },
  {
    format: 'doubles',
    mine: [{ moves: ['surf', 'tackle'], form: 'machamp' }, { moves: ['karate-chop', 'slash'] }],
    theirs: [
      { ...idle, form: 'rhydon' },
      { ...idle, form: 'steelix' },
    ],
  },
  duel({ moves: ['skill-swap'], ability: 'vital-spirit' }, { moves: ['rest', 'splash', 'tackle'] }),
  duel(
    { ...hits, item: 'quick-claw' },
    { ...hits, item: 'focus-band', level: 40 },
    { seeds: [0, 1] },
  ),
  duel(idle, { moves: ['synthesis'], item: 'leppa-berry' }),
  duel(
    { moves: ['will-o-wisp', 'super-fang'] },
    { moves: ['recycle', 'fling'], item: 'rawst-berry' },
  ),
  against('thief', { item: 'leftovers' }),
  against('covet', { item: 'leftovers' }),
  duel({ moves: ['super-fang'] }, { ...hits, item: 'micle-berry' }),
  duel(
    { moves: ['knock-off', 'pluck', 'bug-bite'] },
    { ...hits, item: 'oran-berry' },
    { seeds: [0, 5] },
  ),
  duel({ moves: ['ice-beam'] }, { ...hits, form: 'garchomp', item: 'yache-berry' }),
  duel({ moves: ['surf'], level: 100 }, { ...hits, item: 'focus-sash', level: 20 }),
  duel({ moves: ['growl'] }, { moves: ['overheat'], item: 'white-herb' }),
  duel({ ...idle, ability: 'trace' }, { ...idle, ability: 'intimidate' }),
  duel({ moves: ['worry-seed', 'role-play', 'gastro-acid'] }, { ...idle, ability: 'speed-boost' }),
  duel({ ...idle, ability: 'speed-boost' }, { moves: ['worry-seed', 'splash'] }, { seeds: [0, 1] }),

  // The weather, the field and its sides.
  duel({ moves: ['sunny-day', 'rain-dance'] }, { moves: ['sandstorm', 'hail'] }),
  duel({ moves: ['sunny-day', 'splash'] }, idle),
  duel({ moves: ['rain-dance', 'splash', 'growl'] }, idle),
  duel({ moves: ['sandstorm', 'splash', 'growl'] }, { ...idle, form: 'steelix' }),
  duel({ moves: ['hail', 'splash', 'growl'] }, { ...idle, form: 'dewgong' }),
  duel({ ...idle, ability: 'drought' }, idle),
  duel({ ...idle, ability: 'drizzle' }, idle),
  duel({ ...idle, ability: 'sand-stream' }, idle),
  duel({ ...idle, ability: 'snow-warning' }, idle),
  duel({ moves: ['trick-room', 'gravity', 'splash', 'growl'] }, idle),
  duel({ moves: ['pay-day', 'perish-song'] }),
  duel({ moves: ['reflect', 'light-screen', 'safeguard', 'mist'] }, idle),
  duel({ moves: ['tailwind', 'lucky-chant'] }, idle),
];
