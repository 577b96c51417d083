import * as z from 'zod/mini';

/** The 25 natures, by what names them in English, in the games' order. */
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

const sixUpTo = (greatest: number) => {
  const figure = z.int().check(z.minimum(0), z.maximum(greatest));
  return z.object({
    hp: figure,
    attack: figure,
    defense: figure,
    spAttack: figure,
    spDefense: figure,
    speed: figure,
  });
};

const mostEffort = 510;

/** What a Pokémon's stats follow from: its nature, its individual values and its effort. */
export const spread = z.object({
  nature,
  ivs: sixUpTo(31),
  evs: sixUpTo(255).check(
    z.refine(
      (evs) => Object.values(evs).reduce((sum, ev) => sum + ev, 0) <= mostEffort,
      `Gli EV possono essere al massimo ${mostEffort} in tutto`,
    ),
  ),
});
