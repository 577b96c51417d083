import { abilityById, moveById } from '@poketorneo/gen4';
import { winnersAgainst } from '@poketorneo/rules/battle';
import { expect, test } from 'vitest';
import { foeOfSeen } from '../../features/battles/index.ts';
import { type Encounter, encounters, levelOf, tierOf, toBattlePokemon } from './encounter.ts';
import { contenderAt, proposedTeam } from './newcomer.ts';
import { playBattle, shareOfWins } from './play.ts';

/*
 * A small part of the balance for newcomers, always the same battles: `npm run balance` plays all
 * of it, and TEST_BATTLES sets the number of battles here.
 */

const battles = Number(process.env.TEST_BATTLES ?? 5);

const average = (shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

function wonAgainst(encounter: Encounter): number {
  const { pokemons } = proposedTeam(encounter);
  return shareOfWins(encounter, pokemons, { battles, seed: 'suite', grade: 1 });
}

test('the proposed team respects the leader’s tier', () => {
  for (const encounter of encounters) {
    const { keys } = proposedTeam(encounter);
    const sum = (team: Encounter['team']) => team.reduce((total, one) => total + tierOf(one), 0);
    const team = encounter.owned.filter(({ key }) => keys.includes(key));
    expect(team.length).toBeGreaterThan(0);
    expect(sum(team)).toBeLessThanOrEqual(sum(encounter.team));
  }
});

test('no region is a wall for newcomers with the proposed teams', () => {
  const shares = new Map(encounters.map((encounter) => [encounter, wonAgainst(encounter)]));
  const of = (wanted: (encounter: Encounter) => boolean) =>
    average([...shares].filter(([encounter]) => wanted(encounter)).map(([, share]) => share));
  expect(of(({ order }) => order === 1)).toBeGreaterThan(0.5);
  expect(of(({ order }) => order === 9)).toBeGreaterThan(0.1);
  for (const region of ['kanto', 'johto', 'hoenn', 'sinnoh']) {
    const share = of(({ name }) => name.startsWith(region));
    expect([region, share > 0.3 && share < 0.75]).toEqual([region, true]);
  }
});

test('those that the advice names win one against one', () => {
  const wins = encounters.flatMap((encounter) => {
    const level = levelOf(encounter);
    return encounter.team.flatMap((foe, index) => {
      const seen = foeOfSeen({
        formId: foe.formId,
        level: foe.level,
        ability: abilityById(foe.abilityId).identifier,
        moves: foe.moveIds.map((id) => moveById(id).identifier),
      });
      const owned = encounter.owned.map((entry) => ({ ...contenderAt(entry, level), entry }));
      return winnersAgainst(seen, owned)
        .slice(0, 2)
        .map(({ entry }) => {
          const teams = [
            [toBattlePokemon(entry, level)],
            [toBattlePokemon(foe, foe.level)],
          ] as const;
          const setup = { format: 'singles', seed: `${encounter.name} ${index}`, teams } as const;
          return Number(playBattle(setup, { 1: 1, 2: encounter.grade }).winner === 1);
        });
    });
  });
  expect(wins.length).toBeGreaterThan(100);
  expect(average(wins)).toBeGreaterThan(0.75);
});
