import { Battle, Dex, type PokemonSet, type StatsTable } from '@pkmn/sim';
import { battleSides } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { engineBattle } from './engine-battle.ts';
import { engineChoice } from './engine-choice.ts';
import { requestOf } from './request.ts';
import { engineSet } from './team.ts';
import {
  battleCount,
  type NaturedPokemon,
  type RandomSetup,
  randomChoice,
  randomSetup,
} from './testing/random-battles.ts';
import { SeededRandom } from './testing/seeded-random.ts';

const plainFormats = { singles: 'plainsingles', doubles: 'plaindoubles' } as const;
Dex.formats.extend(
  (['singles', 'doubles'] as const).map((gameType) => ({
    name: `Plain ${gameType}`,
    mod: 'gen4',
    gameType,
    ruleset: [],
    // PP are the only intended difference.
    battle: { calculatePP: (move: { readonly pp: number }) => move.pp },
  })),
);

/** The set in the engine's usual form, whose stats the engine computes. */
function plainSet(pokemon: NaturedPokemon, index: number): PokemonSet {
  const { stats: _, ...set } = engineSet(pokemon, index + 1);
  return { ...set, nature: pokemon.nature };
}

function plainBattle({ format, teams: [first, second] }: RandomSetup, seed: Battle): Battle {
  return new Battle({
    formatid: Dex.toID(plainFormats[format]),
    seed: seed.prngSeed,
    p1: { name: '1', team: first.map(plainSet) },
    p2: { name: '2', team: second.map(plainSet) },
  });
}

/** Log without the clock and the format's name. */
const comparable = ({ log }: Battle) => log.filter((line) => !/^\|(t:|tier)\|/.test(line));
test.each(Array.from({ length: battleCount(6) }, (_, index) => index))(
  'stats that follow from IVs give the plain engine’s battle, line for line (%i)',
  (index) => {
    const random = new SeededRandom(5000 + index);
    const setup = randomSetup(
      random,
      index % 4 === 3 ? 'doubles' : 'singles',
      index % 2 === 0 ? 'learned' : 'wild',
    );
    const ours = engineBattle({ ...setup, mechanics: 1 });
    const plain = plainBattle(setup, ours);
    while (!ours.ended && ours.turn < 100) {
      for (const side of battleSides) {
        const request = requestOf(ours, side);
        if (request === null) continue;
        const id = side === 1 ? 'p1' : 'p2';
        const words = engineChoice(ours.getSide(id), randomChoice(random, request));
        const isTaken = ours.getSide(id).choose(words);
        expect(plain.getSide(id).choose(words)).toBe(isTaken);
        if (isTaken) continue;
        // A choice refused for hidden information: take the next one.
        ours.getSide(id).autoChoose();
        plain.getSide(id).autoChoose();
      }
      ours.commitChoices();
      plain.commitChoices();
    }
    expect(comparable(plain)).toEqual(comparable(ours));
  },
);

test('stats are used as given, even if no nature gives them', () => {
  const random = new SeededRandom(1);
  const { teams, ...setup } = randomSetup(random, 'singles', 'learned');
  const odd = { hp: 401, attack: 1, defense: 999, spAttack: 77, spDefense: 3, speed: 500 };
  const [first, second] = teams;
  const battle = engineBattle({
    ...setup,
    teams: [first.map((each) => ({ ...each, stats: odd })), second],
  });
  const { maxhp, storedStats } = battle.p1.active[0] ?? {};
  const expected: StatsTable = { hp: 401, atk: 1, def: 999, spa: 77, spd: 3, spe: 500 };
  expect({ hp: maxhp, ...storedStats }).toEqual(expected);
});

test('another form has the stats of the Pokémon’s IVs and nature', () => {
  const random = new SeededRandom(2);
  const shaymin = Dex.mod('gen4').species.get('Shaymin').baseStats;
  for (let index = 0; index < 20; index += 1) {
    const setup = randomSetup(random, 'singles', 'learned');
    const ours = engineBattle(setup);
    const plain = plainBattle(setup, ours);
    const became = (battle: Battle) =>
      battle.p1.pokemon.map(({ set }) => battle.spreadModify(shaymin, set));
    expect(became(ours)).toEqual(became(plain));
  }
});
