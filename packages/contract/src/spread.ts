import * as z from 'zod/mini';

/** Identifiers of the 25 natures, in the games' order. */
export const nature = z.enum([
  'hardy',
  'lonely',
  'brave',
  'adamant',
  'naughty',
  'bold',
  'docile',
  'relaxed',
  'impish',
  'lax',
  'timid',
  'hasty',
  'serious',
  'jolly',
  'naive',
  'modest',
  'mild',
  'quiet',
  'bashful',
  'rash',
  'calm',
  'gentle',
  'sassy',
  'careful',
  'quirky',
]);

const statsUpTo = (max: number) => {
  const figure = z.int().check(z.minimum(0), z.maximum(max));
  return z.object({
    hp: figure,
    attack: figure,
    defense: figure,
    spAttack: figure,
    spDefense: figure,
    speed: figure,
  });
};

const maxTotalEv = 510;

/** Nature, individual values and effort values of a Pokémon. */
export const spread = z.object({
  nature,
  ivs: statsUpTo(31),
  evs: statsUpTo(255).check(
    z.refine(
      (evs) => Object.values(evs).reduce((sum, ev) => sum + ev, 0) <= maxTotalEv,
      `Gli EV possono essere al massimo ${maxTotalEv} in tutto`,
    ),
  ),
});
