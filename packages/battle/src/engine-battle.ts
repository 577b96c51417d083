import { createHash } from 'node:crypto';
import { Battle, type PRNGSeed } from '@pkmn/sim';
import { positionsPerSide } from '@poketorneo/rules/battle';
import { engineFormat } from './formats.ts';
import type { BattleSetup } from './setup.ts';
import { engineSet } from './team.ts';

/**
 * Creates the engine's battle for a setup.
 * @throws RangeError for a team of invalid size, or of something that generation 4 does not have.
 */
export function engineBattle(setup: BattleSetup): Battle {
  const minSize = positionsPerSide[setup.format];
  for (const team of setup.teams) {
    if (team.length < minSize || team.length > 6) {
      throw new RangeError(`A team for ${setup.format} has ${minSize} to 6 Pokémon`);
    }
  }
  const [first, second] = setup.teams;
  return new Battle({
    formatid: engineFormat(setup),
    seed: engineSeed(setup.seed),
    p1: { name: '1', team: first.map((pokemon, index) => engineSet(pokemon, index + 1)) },
    p2: { name: '2', team: second.map((pokemon, index) => engineSet(pokemon, index + 1)) },
  });
}

/** The engine's seed from any text. */
function engineSeed(seed: string): PRNGSeed {
  return `sodium,${createHash('sha256').update(seed).digest('hex')}`;
}
