import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  enrol,
  leaderId,
  record,
  tournamentId,
  undoLast,
  winAgainst,
} from '../../testing/tournament.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

async function infoOf(player: Person) {
  const response = await server.call(contract.profile.info, { token: player.token });
  return parseResponse(contract.profile.info, response);
}

async function fight(
  player: Person,
  position: number,
  outcomes: readonly ('win' | 'loss' | 'suspended')[],
) {
  const id = await leaderId(server, 1, position);
  for (const outcome of outcomes) {
    const response = await record(server, organiser, player, { leaderId: id, outcome });
    expect(response.statusCode).toBe(201);
  }
}

describe('the profile', () => {
  it('of a new player shows the sign-up and the first icons', async () => {
    const player = await signUp(server);
    expect(await infoOf(player)).toEqual({
      signUpDate: new Date(server.now()).toISOString(),
      numberOfPokemonFaceIcons: 6,
      numberOfAllObtainablePokemonFaceIcons: 493,
      numberOfObtainablePokemonFaceIcons: expect.any(Number),
      numberOfPokemonsInTeam: 0,
      currentTournament: null,
      currentLeader: null,
      currentNumberOfTotMatches: 0,
      currentMeanNumberOfMatchesPerLeader: null,
      numberOfTournamentsCompleted: 0,
      numberOfLeadersDefeated: 0,
      numberOfBadgesEarned: 0,
      hardestLeaderToDefeat: null,
      maxCorrectAnswersInARow: 0,
      memoryGameRecord: null,
      shellGameRecord: 0,
      duels: { rating: null, wins: 0, losses: 0, draws: 0 },
      easiestTypeToDefeat: null,
      hardestTypeToDefeat: null,
    });
  });

  it('shows matches', async () => {
    const player = await signUp(server);
    await enrol(server, player, 1);
    await fight(player, 1, ['win']);
    await fight(player, 2, ['loss', 'suspended', 'loss', 'win']);
    await fight(player, 3, ['suspended']);
    expect(await infoOf(player)).toMatchObject({
      numberOfPokemonsInTeam: 5,
      currentTournament: { id: await tournamentId(server, 1), name: 'Torneo di Kanto' },
      currentLeader: { id: await leaderId(server, 1, 3), name: 'Lt. Surge', section: '1-3' },
      currentNumberOfTotMatches: 4,
      currentMeanNumberOfMatchesPerLeader: 2,
      numberOfLeadersDefeated: 2,
      numberOfBadgesEarned: 2,
      hardestLeaderToDefeat: { name: 'Misty', numberOfMatches: 3 },
      easiestTypeToDefeat: { name: 'Roccia', image: 'types/6.png' },
      hardestTypeToDefeat: { name: 'Acqua', image: 'types/3.png' },
    });
  });

  it('reverts the effects of an undone match', async () => {
    const player = await signUp(server);
    await enrol(server, player, 1);
    const before = await infoOf(player);
    await fight(player, 1, ['win']);
    const after = await infoOf(player);
    expect(after.numberOfPokemonFaceIcons).toBeGreaterThan(before.numberOfPokemonFaceIcons);
    expect(after.numberOfObtainablePokemonFaceIcons).toBe(
      before.numberOfObtainablePokemonFaceIcons -
        (after.numberOfPokemonFaceIcons - before.numberOfPokemonFaceIcons),
    );
    await undoLast(server, organiser, player);
    expect(await infoOf(player)).toEqual(before);
  });

  it('of a champion has no leader left to face until the next tournament', async () => {
    const player = await signUp(server);
    await enrol(server, player, 1);
    await winAgainst(server, organiser, player, {
      tournament: 1,
      leaders: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    expect(await infoOf(player)).toMatchObject({
      currentLeader: { name: 'Blu', section: '1-9' },
      numberOfTournamentsCompleted: 1,
      numberOfBadgesEarned: 8,
    });
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [9] });
    expect(await infoOf(player)).toMatchObject({
      currentTournament: null,
      currentLeader: null,
      numberOfLeadersDefeated: 9,
      numberOfBadgesEarned: 8,
    });
  });

  it('shows records', async () => {
    const player = await signUp(server);
    const record = { user_id: player.id, achieved_at: server.now() };
    await server.database.db
      .insertInto('user_scores')
      .values([
        { ...record, board: 'quiz', score: 12 },
        { ...record, board: 'memory-game', score: 21 },
        { ...record, board: 'shell-game', score: 9 },
      ])
      .execute();
    expect(await infoOf(player)).toMatchObject({
      maxCorrectAnswersInARow: 12,
      memoryGameRecord: 21,
      shellGameRecord: 9,
    });
  });
});
