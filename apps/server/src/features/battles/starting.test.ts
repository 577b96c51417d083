import {
  contract,
  countedBattleKinds,
  type LeaderBattleKind,
  leaderBattleKinds,
} from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour } from '../../clock.ts';
import { getBattle, start, surrender, tryToStart } from '../../testing/battles.ts';
import { countStatuses, type Person } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { enrol, findShownLeader, leaderId, record, winAgainst } from '../../testing/tournament.ts';
import { runningKeyOf } from '../battle-records/index.ts';
import {
  challenger,
  closeStubTournament,
  openStubTournament,
  pokemonOf,
  prepare,
  setBattleSettings,
} from './testing/stub-tournament.ts';

const { battles } = contract;

let server: TestApp;
let organiser: Person;
let brock: number;
let misty: number;
let champion: number;
let tellAndPat: number;
beforeAll(async () => {
  ({ server, organiser, brock, misty, champion, tellAndPat } = await openStubTournament());
});
afterAll(() => closeStubTournament(server));

describe('a battle that begins', () => {
  it('describes both sides, and requests the player’s choice', async () => {
    const player = await challenger(server);
    const pokemonIds = await pokemonOf(server, player, 2);
    const battle = await start(server, player, { leaderId: brock, pokemonIds });
    expect(battle).toMatchObject({
      kind: 'leader',
      format: 'singles',
      levelRule: 'equal',
      leaderId: brock,
      contestants: [
        { name: player.username, teamSize: 2 },
        { name: 'Brock', picture: 'leaders/kanto-1.svg', teamSize: 3 },
      ],
      arena: { isChampion: false, tournamentId: 1 },
      acePlace: 3,
      status: 'running',
      step: 0,
      result: null,
      deadline: new Date(server.now() + 14 * day).toISOString(),
    });
    expect(battle.lines.before).toContain('roccia');
    // All at Onix's level.
    expect(battle.request?.team[0]?.level).toBe(14);
    expect(await findShownLeader(server, player, brock)).toMatchObject({
      runningBattleId: battle.id,
    });
    expect(await findShownLeader(server, player, misty)).toMatchObject({ runningBattleId: null });
    const again = parseResponse(battles.prepare, await prepare(server, player, brock));
    expect(again).toMatchObject({ chosenTeam: pokemonIds, runningBattleId: battle.id });
  });

  it('keeps its setup when its leader and Pokémon change', async () => {
    const player = await challenger(server);
    const battle = await start(server, player, { leaderId: brock });
    await server.transaction(async ({ trx, emit }) => {
      await trx.updateTable('leaders').set({ battle_grade: 3 }).where('id', '=', brock).execute();
      emit('leaders');
    });
    expect(await getBattle(server, player, battle.id)).toEqual(battle);
    await server.transaction(async ({ trx, emit }) => {
      await trx.updateTable('leaders').set({ battle_grade: 0 }).where('id', '=', brock).execute();
      emit('leaders');
    });
  });
});

it('cannot be prepared against leaders the player may not see', async () => {
  const player = await challenger(server);
  expect(parseError(await prepare(server, player, tellAndPat)).message).toBe(
    'Prima iscriviti al torneo di questo capopalestra',
  );
  expect(parseError(await prepare(server, player, champion)).message).toBe(
    'Prima devi sconfiggere tutti e otto i capipalestra del torneo',
  );
  expect(parseResponse(battles.prepare, await prepare(server, player, misty))).toMatchObject({
    refusal: 'Prima devi sconfiggere il capopalestra precedente',
    leader: { name: 'Misty', teamSize: 3, tierTot: 3 },
    level: 19,
  });
});

describe('a battle is refused', () => {
  const refused = async (response: ReturnType<typeof tryToStart>) => {
    const { status, message } = parseError(await response);
    return [status, message];
  };

  it('against a leader of a tournament without sign-up', async () => {
    const player = await challenger(server);
    expect(await refused(tryToStart(server, player, { leaderId: tellAndPat }))).toEqual([
      409,
      'Prima iscriviti al torneo di questo capopalestra',
    ]);
  });

  it('against a locked leader', async () => {
    const player = await challenger(server);
    expect(await refused(tryToStart(server, player, { leaderId: misty }))).toEqual([
      409,
      'Prima devi sconfiggere il capopalestra precedente',
    ]);
    expect(await refused(tryToStart(server, player, { leaderId: champion }))).toEqual([
      409,
      'Prima devi sconfiggere tutti e otto i capipalestra del torneo',
    ]);
  });

  it('against a defeated leader, and as a rematch against another', async () => {
    const player = await challenger(server);
    expect(await refused(tryToStart(server, player, { leaderId: brock, kind: 'rematch' }))).toEqual(
      [409, 'La rivincita è per chi ha già vinto: sconfiggi prima questo capopalestra'],
    );
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
    expect(await refused(tryToStart(server, player, { leaderId: brock }))).toEqual([
      409,
      'Hai già sconfitto questo capopalestra: puoi chiedergli la rivincita',
    ]);
  });

  it('with Pokémon of others, the same twice, too many or none', async () => {
    const player = await challenger(server);
    const owned = await pokemonOf(server, player);
    const [first = 0] = owned;
    const { id: strange } = await server.database.db
      .selectFrom('available_pokemons')
      .select('id')
      .where('id', 'not in', owned)
      .limit(1)
      .executeTakeFirstOrThrow();
    const withTeam = (pokemonIds: number[]) =>
      refused(tryToStart(server, player, { leaderId: brock, pokemonIds }));
    expect(await withTeam([first, strange])).toEqual([
      409,
      'In squadra c’è un Pokémon che non è tuo!',
    ]);
    expect(await withTeam([first, first])).toEqual([
      409,
      'Lo stesso Pokémon non può essere scelto due volte!',
    ]);
    const issuesWith = async (pokemonIds: number[]) =>
      parseError(await tryToStart(server, player, { leaderId: brock, pokemonIds })).issues;
    expect(await issuesWith([])).toEqual([
      { path: 'pokemonIds', message: 'Scegli almeno un Pokémon' },
    ]);
    expect(await issuesWith([1, 2, 3, 4, 5, 6, 7])).toEqual([
      { path: 'pokemonIds', message: 'Una squadra ha al massimo 6 Pokémon' },
    ]);
  });

  it('over the leader’s tier, before three attempts', async () => {
    const player = await challenger(server);
    const legendaries = await server.database.db
      .selectFrom('available_pokemons')
      .select('id')
      .where('form_id', 'in', [150, 249, 250])
      .limit(3)
      .execute();
    const pokemonIds = legendaries.map(({ id }) => id);
    await server.transaction(async ({ trx, now, emit }) => {
      await trx
        .insertInto('user_pokemons')
        .values(
          pokemonIds.map((id) => ({
            user_id: player.id,
            available_pokemon_id: id,
            source: 'secret' as const,
            obtained_at: now.getTime(),
          })),
        )
        .execute();
      const icons = [150, 249, 250].map((species_id) => ({
        user_id: player.id,
        species_id,
        is_new: 0 as const,
        obtained_at: now.getTime(),
      }));
      await trx.insertInto('user_face_icons').values(icons).execute();
      emit('team', player.id);
    });
    expect(pokemonIds).toHaveLength(3);
    expect(
      (await refused(tryToStart(server, player, { leaderId: brock, pokemonIds })))[1],
    ).toContain('Il tier della squadra è 9');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await record(server, organiser, player, { leaderId: brock, outcome: 'loss' });
    }
    await start(server, player, { leaderId: brock, pokemonIds });
  });

  it('with one Pokémon in a double battle', async () => {
    const player = await challenger(server);
    for (const tournament of [1, 2]) {
      if (tournament === 2) await enrol(server, player, 2);
      await winAgainst(server, organiser, player, {
        tournament,
        leaders: [1, 2, 3, 4, 5, 6, 7, 8],
      });
    }
    await enrol(server, player, 3);
    await winAgainst(server, organiser, player, { tournament: 3, leaders: [1, 2, 3, 4, 5, 6] });
    const pokemonIds = await pokemonOf(server, player, 1);
    expect(await refused(tryToStart(server, player, { leaderId: tellAndPat, pokemonIds }))).toEqual(
      [409, 'Per una lotta in doppio servono almeno due Pokémon!'],
    );
    const battle = await start(server, player, {
      leaderId: tellAndPat,
      pokemonIds: await pokemonOf(server, player, 2),
    });
    expect(battle.format).toBe('doubles');
  });

  it('while another one runs', async () => {
    const player = await challenger(server);
    await start(server, player, { leaderId: brock });
    expect(await refused(tryToStart(server, player, { leaderId: brock }))).toEqual([
      409,
      'Hai già una lotta in corso contro Brock: finiscila prima di cominciarne un’altra',
    ]);
  });

  it('if matches are fought outside the app', async () => {
    const player = await challenger(server);
    await setBattleSettings(server, organiser, { mode: 'by-hand', levelRule: 'equal' });
    const words = 'Le lotte si combattono dal vivo: mettiti d’accordo con chi organizza';
    expect(await refused(tryToStart(server, player, { leaderId: brock }))).toEqual([409, words]);
    expect(parseResponse(battles.prepare, await prepare(server, player, brock)).refusal).toBe(
      words,
    );
    await setBattleSettings(server, organiser, { mode: 'both', levelRule: 'equal' });
    expect(parseResponse(battles.prepare, await prepare(server, player, brock)).refusal).toBeNull();
  });

  it('once of two concurrent requests', async () => {
    const player = await challenger(server);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => tryToStart(server, player, { leaderId: brock })),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 3 });
  });
});

describe('a battle of each kind', () => {
  const undefeated = 'La rivincita è per chi ha già vinto: sconfiggi prima questo capopalestra';
  /** For a player who has defeated Brock alone: why it cannot be started; null: it can. */
  const refusals: Readonly<
    Record<
      LeaderBattleKind,
      Readonly<Record<'brock' | 'misty' | 'surge' | 'tellAndPat', string | null>>
    >
  > = {
    leader: {
      brock: 'Hai già sconfitto questo capopalestra: puoi chiedergli la rivincita',
      misty: null,
      surge: 'Prima devi sconfiggere il capopalestra precedente',
      tellAndPat: 'Prima iscriviti al torneo di questo capopalestra',
    },
    rematch: { brock: null, misty: undefeated, surge: undefeated, tellAndPat: undefeated },
  };
  /** Whether one of the inner kind can be started while one of the outer kind runs. */
  const startsBeside: Readonly<
    Record<LeaderBattleKind, Readonly<Record<LeaderBattleKind, boolean>>>
  > = {
    leader: { leader: false, rematch: true },
    rematch: { leader: true, rematch: false },
  };

  async function winner() {
    const player = await challenger(server);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
    const surge = await leaderId(server, 1, 3);
    const leaders = (kind: LeaderBattleKind) => {
      const { brock: one, misty: two, surge: three, tellAndPat: other } = refusals[kind];
      return [
        [brock, one],
        [misty, two],
        [surge, three],
        [tellAndPat, other],
      ] as const;
    };
    /** The first leader a battle of the kind can be started against. */
    const opponent = (kind: LeaderBattleKind) =>
      leaders(kind).find(([, refusal]) => refusal === null)?.[0] ?? 0;
    // One Pokémon is within the tier of every leader's team.
    const pokemonIds = await pokemonOf(server, player, 1);
    return { player, pokemonIds, leaders, opponent };
  }

  it.each(leaderBattleKinds)(
    '%s starts, or is refused, by the state of its leader',
    async (kind) => {
      const { player, pokemonIds, leaders } = await winner();
      for (const [leader, refusal] of leaders(kind)) {
        const response = await tryToStart(server, player, { leaderId: leader, kind, pokemonIds });
        const message = response.statusCode === 201 ? null : parseError(response).message;
        expect(message, 'kindRefusals of start-refusal.ts and refusals here differ').toBe(refusal);
        if (message === null) {
          await surrender(server, player, parseResponse(battles.start, response).id);
        }
      }
    },
  );

  it.each(
    leaderBattleKinds.flatMap((running) =>
      leaderBattleKinds.map((started) => ({ running, started })),
    ),
  )('$started beside a running $running', async ({ running, started }) => {
    const { player, pokemonIds, opponent } = await winner();
    await start(server, player, { leaderId: opponent(running), kind: running, pokemonIds });
    const second = { leaderId: opponent(started), kind: started, pokemonIds };
    expect(
      (await tryToStart(server, player, second)).statusCode,
      'Kinds that exclude each other have one key in runningKeyOf of features/battle-records/battles-repository.ts, and are false in startsBeside here',
    ).toBe(startsBeside[running][started] ? 201 : 409);
  });

  it('has the key of all others that count', () => {
    const keys = countedBattleKinds.map((kind) => runningKeyOf(1, kind));
    expect(
      new Set(keys).size,
      'Give kinds that count the same key in runningKeyOf of features/battle-records/battles-repository.ts: a player has one at most',
    ).toBe(1);
  });
});

it('can be started after any number of refusals', async () => {
  const player = await challenger(server);
  const wanted = { leaderId: brock, pokemonIds: await pokemonOf(server, player) };
  const presses = await Promise.all(
    Array.from({ length: 62 }, () => tryToStart(server, player, wanted)),
  );
  expect(countStatuses(presses)).toEqual({ 201: 1, 409: 61 });
  const begun = presses.find(({ statusCode }) => statusCode === 201);
  const { id } = begun === undefined ? { id: 0 } : parseResponse(battles.start, begun);
  parseResponse(battles.surrender, await surrender(server, player, id));
  await start(server, player, wanted);
});

it('can be started sixty times an hour at most', async () => {
  const player = await challenger(server);
  const wanted = { leaderId: brock, pokemonIds: await pokemonOf(server, player) };
  for (let count = 1; count <= 60; count += 1) {
    const { id } = await start(server, player, wanted);
    parseResponse(battles.surrender, await surrender(server, player, id));
  }
  const { status, message } = parseError(await tryToStart(server, player, wanted));
  expect([status, message]).toEqual([429, 'Troppi tentativi: riprova tra 60 minuti']);
  await start(server, await challenger(server), { leaderId: brock });
  server.advance(hour);
  await start(server, player, wanted);
});
