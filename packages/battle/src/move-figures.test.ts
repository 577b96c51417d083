import { allMoves, typeById } from '@poketorneo/gen4';
import { expect, test } from 'vitest';
import { engineBattle } from './engine-battle.ts';
import { startBattle } from './live-battle.ts';
import { engineDex, engineMod } from './mechanics.ts';
import { currentMechanics } from './mechanics-versions.ts';
import { engineMove } from './terms.ts';
import { pokemon } from './testing/pokemon.ts';
import { move, ofKind } from './testing/scene.ts';

/** The engine's name of the unknown type. */
const typeless = '???';

test('each move has the same figures in the Pokédex and in the engine', () => {
  const dex = engineDex(currentMechanics);
  const inPokedex = allMoves.map(({ id, identifier, typeId, damageClass, ...figures }) => {
    const { power, accuracy, pp, priority } = figures;
    const type = typeById(typeId)?.identifier;
    return { id, identifier, type, damageClass, power, accuracy, pp, priority };
  });
  const inBattle = allMoves.map(({ identifier }) => {
    const { num, type, category, basePower, accuracy, pp, priority } = dex.moves.get(
      engineMove(identifier),
    );
    return {
      id: num,
      identifier,
      type: type === typeless ? 'unknown' : type.toLowerCase(),
      damageClass: category.toLowerCase(),
      power: basePower === 0 ? null : basePower,
      accuracy: accuracy === true ? null : accuracy,
      pp,
      priority,
    };
  });
  expect(inBattle).toEqual(inPokedex);
});

test.each([
  { mechanics: 1, first: 'endure' },
  { mechanics: 2, first: 'protect' },
] as const)('a battle uses the rules of its setup ($mechanics)', (rules) => {
  const battle = startBattle({
    format: 'singles',
    mechanics: rules.mechanics,
    seed: 'a slow one endures',
    teams: [
      [pokemon('snorlax', ['endure'], { stats: { speed: 10 } })],
      [pokemon('jolteon', ['protect'], { stats: { speed: 200 } })],
    ],
  });
  battle.decide({ 1: move(1), 2: move(1) });
  const [used] = ofKind(battle.events('spectator'), 'move');
  expect(used?.move).toBe(rules.first);
});

test('a setup without a version uses the current rules', () => {
  const teams = [[pokemon('snorlax', ['endure'])], [pokemon('jolteon', ['protect'])]] as const;
  const setup = { format: 'singles', seed: 'chance', teams } as const;
  expect(engineBattle(setup).format.mod).toBe(engineMod(currentMechanics));
});
