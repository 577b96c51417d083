import { type BattleEvent, contract } from '@poketorneo/contract';
import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start, surrender } from '../../testing/battles.ts';
import { signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, winAgainst } from '../../testing/tournament.ts';
import { seenTeamOf } from './seen-foes.ts';

const comesIn = (place: number, formId: number): BattleEvent => ({
  kind: 'switch-in',
  who: { side: 2, place },
  position: 0,
  appearance: { formId, level: 30, gender: 'male', isShiny: false },
  condition: { hp: 48, maxHp: 48, status: null },
  isForced: false,
});
const moves = (place: number, move: string): BattleEvent => ({
  kind: 'move',
  who: { side: 2, place },
  move,
  targets: [],
});
const view = (teamSize: number, ...events: BattleEvent[]) =>
  applyEvents(emptyView(1, [3, teamSize], 'singles'), events);

describe('what battles have shown of a team', () => {
  it('adds up over battles, the latest first', () => {
    const { foes, teamSize } = seenTeamOf([
      view(4, comesIn(2, 45), moves(2, 'giga-drain')),
      view(4, comesIn(1, 114), moves(1, 'growth'), comesIn(2, 45), moves(2, 'sleep-powder')),
    ]);
    expect(teamSize).toBe(4);
    expect(foes).toMatchObject([
      { place: 1, formId: 114, moves: ['growth'] },
      { place: 2, formId: 45, moves: ['giga-drain', 'sleep-powder'] },
    ]);
  });

  it('leaves out a team of another size, and a Pokémon that another has replaced', () => {
    const { foes } = seenTeamOf([
      view(4, comesIn(1, 45)),
      view(4, comesIn(1, 114), moves(1, 'growth')),
      view(5, comesIn(2, 71)),
    ]);
    expect(foes).toMatchObject([{ place: 1, formId: 45, moves: [] }]);
  });

  it('is nothing before the first battle', () => {
    expect(seenTeamOf([])).toEqual({ foes: [], teamSize: null });
  });
});

describe('the preparation for a secret team', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ seeded: true });
  });
  afterAll(() => server.close());

  it('knows what the player’s own battles have shown, and proposes a team within the tier', async () => {
    const organiser = await signUpAdministrator(server);
    const player = await signUp(server);
    const other = await signUp(server);
    const erika = await leaderId(server, 1, 4);
    for (const one of [player, other]) {
      await enrol(server, one, 1);
      await winAgainst(server, organiser, one, { tournament: 1, leaders: [1, 2, 3] });
    }
    const prepare = async (token: string) =>
      parseResponse(
        contract.battles.prepare,
        await server.call(contract.battles.prepare, { query: { leaderId: erika }, token }),
      );
    const before = await prepare(player.token);
    expect(before).toMatchObject({
      leader: { pokemons: null, seen: [], teamSize: null, tierTot: 4 },
      winners: [],
    });
    expect(before.proposedTeam).toHaveLength(4);

    const { id: battleId } = await start(server, player, {
      leaderId: erika,
      pokemonIds: before.proposedTeam,
    });
    await surrender(server, player, battleId);
    const after = await prepare(player.token);
    expect(after.leader).toMatchObject({
      pokemons: null,
      seen: [{ name: 'Tangela', level: 25, moves: [] }],
      teamSize: 4,
    });
    expect(after.winners).toMatchObject([{ formId: 114 }]);
    expect(after.winners[0]?.pokemonIds.length).toBeGreaterThan(0);
    expect((await prepare(other.token)).leader).toMatchObject({ seen: [], teamSize: null });
  });
});
