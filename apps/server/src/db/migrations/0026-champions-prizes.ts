import type { Migration } from 'kysely';

type Six = readonly [number, number, number, number, number, number];
type Four = readonly [number, number, number, number];

interface Mended {
  seedKey: string;
  before: { stats: Six; moves: Four };
  after: { stats: Six; moves: Four; nature: string; ivs: Six };
}

/** Improved prizes of champions; stats and move ids as of this release. */
const prizes: readonly Mended[] = [
  {
    seedKey: 'premio-kanto-9-mewtwo',
    before: { stats: [236, 167, 160, 226, 141, 171], moves: [94, 247, 129, 219] },
    after: {
      stats: [250, 157, 151, 242, 152, 228],
      moves: [94, 58, 85, 347],
      nature: 'timid',
      ivs: [31, 24, 29, 31, 30, 31],
    },
  },
  {
    seedKey: 'premio-johto-9-ho-oh',
    before: { stats: [246, 221, 146, 159, 233, 152], moves: [221, 413, 211, 219] },
    after: {
      stats: [250, 228, 152, 159, 241, 152],
      moves: [221, 413, 89, 355],
      nature: 'adamant',
      ivs: [31, 31, 30, 27, 30, 31],
    },
  },
  {
    seedKey: 'premio-hoenn-9-rayquaza',
    before: { stats: [243, 254, 147, 229, 129, 153], moves: [337, 403, 245, 184] },
    after: {
      stats: [248, 259, 152, 209, 151, 159],
      moves: [337, 245, 89, 349],
      nature: 'adamant',
      ivs: [30, 31, 30, 26, 29, 31],
    },
  },
];

/**
 * Updates champions' prizes, also those already won, to the sets of new installations, except
 * edited ones.
 */
export const championsPrizes: Migration = {
  async up(db) {
    for (const { seedKey, before, after } of prizes) {
      await db
        .updateTable('available_pokemons')
        .set((eb) => ({
          ...columnsOf(after),
          nature: after.nature,
          ivs: written(after.ivs),
          evs: written([0, 0, 0, 0, 0, 0]),
          version: eb('version', '+', 1),
        }))
        .where((eb) => eb.and({ seed_key: seedKey, level: 70, ...columnsOf(before) }))
        .execute();
    }
  },
};

function columnsOf({ stats, moves }: { stats: Six; moves: Four }) {
  const [hp, attack, defense, sp_attack, sp_defense, speed] = stats;
  const [move_id_1, move_id_2, move_id_3, move_id_4] = moves;
  return {
    hp,
    attack,
    defense,
    sp_attack,
    sp_defense,
    speed,
    move_id_1,
    move_id_2,
    move_id_3,
    move_id_4,
  };
}

function written([hp, attack, defense, spAttack, spDefense, speed]: Six): string {
  return JSON.stringify({ hp, attack, defense, spAttack, spDefense, speed });
}
