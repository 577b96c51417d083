import { type BattleAction, contract, type MatchOutcome } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour } from '../../clock.ts';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import {
  choose,
  lookAt,
  ownedIds,
  start,
  storedChoices,
  surrender,
  tryToChoose,
  tryToStart,
} from '../../testing/battles.ts';
import { listContradictions } from '../../testing/invariants.ts';
import { type Person, signUp, signUpAdministrator, tally } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  enrol,
  findShownLeader,
  leaderId,
  possessions,
  record,
  titlesOf,
  undoLast,
  winAgainst,
} from '../../testing/tournament.ts';
import { createToyEngine, toyMoves } from '../../testing/toy-battles.ts';

const { battles } = contract;

let server: TestApp;
let organiser: Person;
let brock: number;
let misty: number;
let champion: number;
let tellAndPat: number;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, battleEngine: createToyEngine() });
  organiser = await signUpAdministrator(server);
  brock = await leaderId(server, 1, 1);
  misty = await leaderId(server, 1, 2);
  champion = await leaderId(server, 1, 9);
  tellAndPat = await leaderId(server, 3, 7);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  expect(await listContradictions(server.database.db)).toEqual([]);
  await server.close();
});

async function challenger(): Promise<Person> {
  const player = await signUp(server);
  answerOf(contract.tournaments.signUp, await enrol(server, player, 1));
  return player;
}

async function pokemonOf(who: Person, count = 3): Promise<number[]> {
  return (await ownedIds(server, who)).slice(0, count);
}

const prepare = (player: Person, id = brock) =>
  server.call(battles.prepare, { query: { leaderId: id }, token: player.token });

/** A whole battle that ends with one choice. */
async function fight(player: Person, action: BattleAction, id = brock) {
  const { id: battleId } = await start(server, player, { leaderId: id });
  return { battleId, news: await choose(server, player, { battleId, step: 0, action }) };
}

const setSettings = (settings: { mode: string; levelRule: string }) =>
  server.call(contract.battleSettings.set, { body: settings, token: organiser.token });

describe('a battle that begins', () => {
  it('tells of both sides, and asks the player to decide', async () => {
    const player = await challenger();
    const pokemonIds = await pokemonOf(player, 2);
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
      arena: { isChampion: false, tournamentPosition: 1 },
      acePlace: 3,
      status: 'running',
      step: 0,
      result: null,
      deadline: new Date(server.now() + 14 * day).toISOString(),
    });
    expect(battle.lines.before).toContain('roccia');
    // At the level of Onix, whatever the player's own.
    expect(battle.request?.team[0]?.level).toBe(14);
    expect(await findShownLeader(server, player, brock)).toMatchObject({
      runningBattleId: battle.id,
    });
    expect(await findShownLeader(server, player, misty)).toMatchObject({ runningBattleId: null });
    const again = answerOf(battles.prepare, await prepare(player));
    expect(again).toMatchObject({ chosenTeam: pokemonIds, runningBattleId: battle.id });
  });

  it('goes on as it was set up when its leader and Pokémon change', async () => {
    const player = await challenger();
    const battle = await start(server, player, { leaderId: brock });
    await server.transaction(async ({ trx, announce }) => {
      await trx.updateTable('leaders').set({ battle_grade: 3 }).where('id', '=', brock).execute();
      announce('leaders');
    });
    expect(await lookAt(server, player, battle.id)).toEqual(battle);
    await server.transaction(async ({ trx, announce }) => {
      await trx.updateTable('leaders').set({ battle_grade: 0 }).where('id', '=', brock).execute();
      announce('leaders');
    });
  });
});

it('is not prepared for against leaders whom the player is not shown', async () => {
  const player = await challenger();
  expect(refusalOf(await prepare(player, tellAndPat)).message).toBe(
    'Prima iscriviti al torneo di questo capopalestra',
  );
  expect(refusalOf(await prepare(player, champion)).message).toBe(
    'Prima devi sconfiggere tutti e otto i capipalestra del torneo',
  );
  expect(answerOf(battles.prepare, await prepare(player, misty))).toMatchObject({
    refusal: 'Prima devi sconfiggere il capopalestra precedente',
    leader: { name: 'Misty', teamSize: 3, tierTot: 3 },
    level: 19,
  });
});

describe('a battle is not begun', () => {
  const refused = async (response: ReturnType<typeof tryToStart>) => {
    const { status, message } = refusalOf(await response);
    return [status, message];
  };

  it('against a leader of a tournament that the player has not signed up for', async () => {
    const player = await challenger();
    expect(await refused(tryToStart(server, player, { leaderId: tellAndPat }))).toEqual([
      409,
      'Prima iscriviti al torneo di questo capopalestra',
    ]);
  });

  it('against a leader whose turn has not come', async () => {
    const player = await challenger();
    expect(await refused(tryToStart(server, player, { leaderId: misty }))).toEqual([
      409,
      'Prima devi sconfiggere il capopalestra precedente',
    ]);
    expect(await refused(tryToStart(server, player, { leaderId: champion }))).toEqual([
      409,
      'Prima devi sconfiggere tutti e otto i capipalestra del torneo',
    ]);
  });

  it('for good against a defeated leader, nor for pleasure against another', async () => {
    const player = await challenger();
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
    const player = await challenger();
    const owned = await pokemonOf(player);
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
      refusalOf(await tryToStart(server, player, { leaderId: brock, pokemonIds })).issues;
    expect(await issuesWith([])).toEqual([
      { path: 'pokemonIds', message: 'Scegli almeno un Pokémon' },
    ]);
    expect(await issuesWith([1, 2, 3, 4, 5, 6, 7])).toEqual([
      { path: 'pokemonIds', message: 'Una squadra ha al massimo 6 Pokémon' },
    ]);
  });

  it('over the leader’s tier, before three attempts', async () => {
    const player = await challenger();
    const legendaries = await server.database.db
      .selectFrom('available_pokemons')
      .select('id')
      .where('form_id', 'in', [150, 249, 250])
      .limit(3)
      .execute();
    const pokemonIds = legendaries.map(({ id }) => id);
    await server.transaction(async ({ trx, now, announce }) => {
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
      announce('team', player.id);
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

  it('with one Pokémon where two fight at once', async () => {
    const player = await challenger();
    for (const tournament of [1, 2]) {
      if (tournament === 2) await enrol(server, player, 2);
      await winAgainst(server, organiser, player, {
        tournament,
        leaders: [1, 2, 3, 4, 5, 6, 7, 8],
      });
    }
    await enrol(server, player, 3);
    await winAgainst(server, organiser, player, { tournament: 3, leaders: [1, 2, 3, 4, 5, 6] });
    const pokemonIds = await pokemonOf(player, 1);
    expect(await refused(tryToStart(server, player, { leaderId: tellAndPat, pokemonIds }))).toEqual(
      [409, 'Per una lotta in doppio servono almeno due Pokémon!'],
    );
    const battle = await start(server, player, {
      leaderId: tellAndPat,
      pokemonIds: await pokemonOf(player, 2),
    });
    expect(battle.format).toBe('doubles');
  });

  it('while another one runs', async () => {
    const player = await challenger();
    await start(server, player, { leaderId: brock });
    expect(await refused(tryToStart(server, player, { leaderId: brock }))).toEqual([
      409,
      'Hai già una lotta in corso contro Brock: finiscila prima di cominciarne un’altra',
    ]);
  });

  it('where matches are fought by hand', async () => {
    const player = await challenger();
    await setSettings({ mode: 'by-hand', levelRule: 'equal' });
    const words =
      'In questo torneo le lotte si combattono di persona: mettiti d’accordo con l’organizzatore';
    expect(await refused(tryToStart(server, player, { leaderId: brock }))).toEqual([409, words]);
    expect(answerOf(battles.prepare, await prepare(player)).refusal).toBe(words);
    await setSettings({ mode: 'both', levelRule: 'equal' });
    expect(answerOf(battles.prepare, await prepare(player)).refusal).toBeNull();
  });

  it('twice by two who ask at once', async () => {
    const player = await challenger();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => tryToStart(server, player, { leaderId: brock })),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 3 });
  });
});

it('is begun sixty times an hour at most', async () => {
  const player = await challenger();
  const wanted = { leaderId: brock, pokemonIds: await pokemonOf(player) };
  for (let count = 1; count <= 60; count += 1) {
    const { id } = await start(server, player, wanted);
    answerOf(battles.surrender, await surrender(server, player, id));
  }
  const { status, message } = refusalOf(await tryToStart(server, player, wanted));
  expect([status, message]).toEqual([429, 'Troppi tentativi: riprova tra 60 minuti']);
  await start(server, await challenger(), { leaderId: brock });
  server.advance(hour);
  await start(server, player, wanted);
});

describe('a choice', () => {
  it('is kept together with the leader’s, and moves the deadline', async () => {
    const player = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    server.advance(day);
    const news = await choose(server, player, {
      battleId,
      step: 0,
      action: toyMoves.goOn,
      after: 1,
    });
    expect(news).toMatchObject({
      step: 1,
      seq: 2,
      status: 'running',
      events: [{ kind: 'turn', turn: 2 }],
      deadline: new Date(server.now() + 14 * day).toISOString(),
    });
    expect(await storedChoices(server, battleId)).toMatchObject([
      { number: 1, step: 0, side: 1, decided_by: 'player' },
      { number: 2, step: 0, side: 2, decided_by: 'leader' },
    ]);
  });

  it('that comes twice is answered alike, and counts once', async () => {
    const player = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const made = { battleId, step: 0, action: toyMoves.goOn };
    const answers = await Promise.all([1, 2, 3].map(() => tryToChoose(server, player, made)));
    expect(tally(answers)).toEqual({ 200: 3 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await storedChoices(server, battleId)).toHaveLength(2);
  });

  it('that differs from the one that was made, or comes for another step, is refused', async () => {
    const player = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const at = async (step: number, action: BattleAction) => {
      const response = await tryToChoose(server, player, { battleId, step, action });
      if (response.statusCode === 200) return 200;
      const { status, message } = refusalOf(response);
      return [status, message];
    };
    expect(await at(1, toyMoves.goOn)).toEqual([
      409,
      'La lotta non è ancora arrivata a questo momento',
    ]);
    expect(await at(0, toyMoves.goOn)).toBe(200);
    expect(await at(0, toyMoves.win)).toEqual([
      409,
      'In questo momento della lotta hai già scelto altro: guarda com’è andata',
    ]);
    expect(await at(1, toyMoves.goOn)).toBe(200);
    expect(await at(0, toyMoves.win)).toEqual([
      409,
      'Questo momento della lotta è già passato: guarda com’è andata',
    ]);
    expect(await at(2, toyMoves.lose)).toBe(200);
    expect(await at(2, toyMoves.lose)).toBe(200);
    expect(await at(3, toyMoves.goOn)).toEqual([409, 'Questa lotta è finita']);
    expect(await storedChoices(server, battleId)).toHaveLength(6);
  });

  it('of two tabs counts once: the other is told', async () => {
    const player = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const answers = await Promise.all([
      tryToChoose(server, player, { battleId, step: 0, action: toyMoves.goOn }),
      tryToChoose(server, player, { battleId, step: 0, action: toyMoves.win }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    expect(await storedChoices(server, battleId)).toHaveLength(2);
  });

  it('that the rules do not allow is refused, and changes nothing', async () => {
    const player = await challenger();
    const battle = await start(server, player, { leaderId: brock });
    const tried = async (action: BattleAction) => {
      const response = await tryToChoose(server, player, { battleId: battle.id, step: 0, action });
      const { status, message } = refusalOf(response);
      return [status, message];
    };
    expect(await tried({ do: 'pass' })).toEqual([400, 'Questo Pokémon deve fare qualcosa']);
    expect(await tried({ do: 'switch', to: 5 })).toEqual([
      400,
      'In squadra non c’è questo Pokémon',
    ]);
    expect(await tried(toyMoves.beRefused)).toEqual([
      422,
      'Qualcosa lo impedisce, e lo hai scoperto solo provando: scegli un’altra azione',
    ]);
    expect(await storedChoices(server, battle.id)).toEqual([]);
    expect(await lookAt(server, player, battle.id)).toEqual(battle);
  });

  it('is nobody else’s to make or to see', async () => {
    const player = await challenger();
    const other = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const calls = [
      tryToChoose(server, other, { battleId, step: 0, action: toyMoves.lose }),
      surrender(server, other, battleId),
      server.call(battles.get, { query: { battleId }, token: other.token }),
      server.call(battles.get, { query: { battleId }, token: organiser.token }),
      server.call(battles.news, { query: { battleId, after: 0 }, token: other.token }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(refusalOf(response)).toMatchObject({ status: 403, message: 'Questa lotta non è tua' });
    }
  });
});

describe('the end', () => {
  it.each<[MatchOutcome, BattleAction]>([
    ['win', toyMoves.win],
    ['loss', toyMoves.lose],
    ['draw', toyMoves.draw],
  ])('as a %s counts as a match with that outcome', async (outcome, action) => {
    const player = await challenger();
    const { battleId, news } = await fight(player, action);
    const isWin = outcome === 'win';
    expect(news).toMatchObject({
      status: 'over',
      request: null,
      deadline: null,
      result: {
        outcome,
        by: 'play',
        match: { outcome, battleId, rewardGiven: isWin },
        rewardedAttemptsLeft: 2,
        isAnyTierAllowed: isWin,
        nextLeader: isWin ? { id: misty, name: 'Misty' } : { id: brock, name: 'Brock' },
      },
    });
    expect(news.result?.match?.gains.badge?.name).toBe(isWin ? 'Medaglia Sasso' : undefined);
    expect(await findShownLeader(server, player, brock)).toMatchObject({
      defeated: isWin,
      numberOfMatches: 1,
      runningBattleId: null,
    });
    const list = await server.call(contract.matches.list, {
      query: { userId: player.id },
      token: player.token,
    });
    expect(answerOf(contract.matches.list, list)).toMatchObject([{ outcome, battleId }]);
    // The player has seen the end: there is nothing to be told but what was won.
    expect(await titlesOf(server, player)).not.toContain('Lotta registrata');
  });

  it('brings the same as a match that an organiser records', async () => {
    const fought = await challenger();
    await fight(fought, toyMoves.win);
    const recorded = await challenger();
    await record(server, organiser, recorded, { leaderId: brock, outcome: 'win' });
    const one = await possessions(server, fought);
    const other = await possessions(server, recorded);
    expect(one.pokemons).toEqual(other.pokemons);
    expect(one.icons).toEqual(other.icons);
    expect(other.news).toEqual([...one.news, 'Lotta registrata']);
  });

  it('comes by surrender, once', async () => {
    const player = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const answers = await Promise.all([1, 2, 3].map(() => surrender(server, player, battleId)));
    expect(tally(answers)).toEqual({ 200: 3 });
    const [first] = answers;
    if (first === undefined) throw new Error('No answer');
    const news = answerOf(battles.surrender, first);
    expect(news).toMatchObject({ status: 'over', result: { outcome: 'loss', by: 'surrender' } });
    expect(news.events.at(-1)).toEqual({ kind: 'end', winner: 2, by: 'surrender' });
    expect(await findShownLeader(server, player, brock)).toMatchObject({ numberOfMatches: 1 });
    const { status } = refusalOf(
      await tryToChoose(server, player, { battleId, step: 0, action: toyMoves.win }),
    );
    expect(status).toBe(409);
  });

  it('cannot come twice when a choice and the surrender meet', async () => {
    const player = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    await Promise.all([
      tryToChoose(server, player, { battleId, step: 0, action: toyMoves.win }),
      surrender(server, player, battleId),
    ]);
    const { matches } = await possessions(server, player);
    expect(matches).toHaveLength(1);
  });

  it('leaves a replay, which the player may share', async () => {
    const player = await challenger();
    const other = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    const share = (who: Person) =>
      server.call(battles.share, { body: { battleId }, token: who.token });
    const own = (who: Person) =>
      server.call(battles.ownReplay, { query: { battleId }, token: who.token });
    expect(refusalOf(await share(player)).status).toBe(409);
    expect(refusalOf(await own(player)).status).toBe(409);
    await choose(server, player, { battleId, step: 0, action: toyMoves.draw });
    expect(refusalOf(await share(other)).status).toBe(403);
    expect(refusalOf(await own(other)).status).toBe(403);
    expect(answerOf(battles.ownReplay, await own(player))).toMatchObject({
      side: 1,
      outcome: 'draw',
      turns: 1,
      events: [{ kind: 'turn' }, { kind: 'end', winner: null, by: 'play' }],
      replayKey: null,
    });
    expect(answerOf(battles.ownReplay, await own(organiser)).side).toBeNull();
    const { key } = answerOf(battles.share, await share(player));
    expect(answerOf(battles.share, await share(player)).key).toBe(key);
    const replay = answerOf(battles.replay, await server.call(battles.replay, { query: { key } }));
    expect(replay).toMatchObject({ side: null, outcome: 'draw', replayKey: key });
    const list = await server.call(battles.list, {
      query: { userId: player.id },
      token: player.token,
    });
    expect(answerOf(battles.list, list)).toMatchObject([
      { id: battleId, outcome: 'draw', by: 'play', hasReplay: true, replayKey: key },
    ]);
  });
});

describe('a rematch', () => {
  it('brings nothing, and runs beside a battle for good', async () => {
    const player = await challenger();
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
    const before = await possessions(server, player);
    expect(answerOf(battles.prepare, await prepare(player))).toMatchObject({
      kind: 'rematch',
      isAnyTierAllowed: true,
      refusal: null,
    });
    const pokemonIds = await pokemonOf(player);
    await start(server, player, { leaderId: misty, pokemonIds });
    const { id: battleId } = await start(server, player, { leaderId: brock, kind: 'rematch' });
    const open = await server.call(battles.listOpen, { token: player.token });
    expect(answerOf(battles.listOpen, open).map(({ kind }) => kind)).toEqual(['rematch', 'leader']);
    const news = await choose(server, player, { battleId, step: 0, action: toyMoves.win });
    expect(news.result).toMatchObject({ outcome: 'win', match: null });
    expect(await possessions(server, player)).toEqual(before);
  });
});

describe('time', () => {
  const battleOf = async (player: Person) => (await start(server, player, { leaderId: brock })).id;

  it('makes a battle that waits for a fortnight a loss, once it is looked at', async () => {
    const player = await challenger();
    const battleId = await battleOf(player);
    server.advance(14 * day - 1);
    expect((await lookAt(server, player, battleId)).status).toBe('running');
    server.advance(1);
    expect(
      refusalOf(await tryToChoose(server, player, { battleId, step: 0, action: toyMoves.win })),
    ).toMatchObject({
      status: 409,
      message: 'Il tempo per scegliere è scaduto: la lotta è persa',
    });
    expect(await lookAt(server, player, battleId)).toMatchObject({
      status: 'over',
      result: { outcome: 'loss', by: 'timeout', match: { outcome: 'loss' } },
    });
  });
});

describe('organisers', () => {
  const voidBattle = (battleId: number) =>
    server.call(battles.void, { body: { battleId }, token: organiser.token });

  it('annul a battle that runs: the player is told, and may begin another', async () => {
    const player = await challenger();
    const { id: battleId } = await start(server, player, { leaderId: brock });
    expect(answerOf(battles.void, await voidBattle(battleId)).status).toBe('void');
    expect(refusalOf(await voidBattle(battleId)).message).toBe('Questa lotta è già annullata');
    expect(await titlesOf(server, player)).toContain('Lotta annullata');
    const made = await tryToChoose(server, player, { battleId, step: 0, action: toyMoves.win });
    expect(refusalOf(made)).toMatchObject({
      status: 409,
      message: 'Questa lotta è stata annullata dagli organizzatori',
    });
    expect(await findShownLeader(server, player, brock)).toMatchObject({ numberOfMatches: 0 });
    await start(server, player, { leaderId: brock });
  });

  it('undo one that is over, with all that it brought', async () => {
    const player = await challenger();
    const before = await possessions(server, player);
    const { battleId } = await fight(player, toyMoves.win);
    await voidBattle(battleId);
    expect(await possessions(server, player)).toEqual({
      ...before,
      news: [...before.news, 'Lotta annullata'],
    });
    const replay = await server.call(battles.ownReplay, {
      query: { battleId },
      token: player.token,
    });
    expect(answerOf(battles.ownReplay, replay).outcome).toBe('win');
  });

  it('do not undo one that others rest on', async () => {
    const player = await challenger();
    const { battleId } = await fight(player, toyMoves.lose);
    await fight(player, toyMoves.lose);
    expect(refusalOf(await voidBattle(battleId)).message).toBe(
      'Dopo questa lotta ce ne sono state altre: annulla prima quelle, dall’ultima',
    );
  });

  it('undo the match of a battle like any other: the replay stays', async () => {
    const player = await challenger();
    const { battleId } = await fight(player, toyMoves.lose);
    const undone = await undoLast(server, organiser, player);
    expect(answerOf(contract.matches.deleteLast, undone).battleId).toBe(battleId);
    expect(await lookAt(server, player, battleId)).toMatchObject({
      status: 'over',
      result: { outcome: 'loss', match: null, rewardedAttemptsLeft: 3 },
    });
  });

  it('record nothing against a leader who is being fought, and undo nothing meanwhile', async () => {
    const player = await challenger();
    await record(server, organiser, player, { leaderId: brock, outcome: 'loss' });
    await start(server, player, { leaderId: brock });
    const recorded = await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
    expect(refusalOf(recorded)).toMatchObject({ status: 409 });
    expect(refusalOf(await undoLast(server, organiser, player))).toMatchObject({ status: 409 });
  });

  it('record nothing by hand where all is fought in the product', async () => {
    const player = await challenger();
    await setSettings({ mode: 'in-app', levelRule: 'equal' });
    const recorded = await record(server, organiser, player, { leaderId: brock, outcome: 'win' });
    expect(refusalOf(recorded).message).toContain('Le lotte si combattono nell’app');
    await setSettings({ mode: 'both', levelRule: 'equal' });
  });

  it('let every Pokémon keep its own level', async () => {
    const player = await challenger();
    await setSettings({ mode: 'both', levelRule: 'real' });
    const { level, pokemons } = answerOf(battles.prepare, await prepare(player));
    expect(level).toBeNull();
    expect(pokemons.every(({ level: counts, ownLevel }) => counts === ownLevel)).toBe(true);
    await setSettings({ mode: 'both', levelRule: 'equal' });
  });

  it('say how well a leader plays, if they have seen the newest version', async () => {
    const set = (grade: number, version?: number) =>
      server.call(contract.leaders.setGrade, {
        body: { leaderId: misty, grade, ...(version === undefined ? {} : { version }) },
        token: organiser.token,
      });
    const mistys = async () => {
      const all = await server.call(contract.leaders.listAll, { token: organiser.token });
      return answerOf(contract.leaders.listAll, all)
        .flatMap(({ leaders }) => leaders)
        .find(({ id }) => id === misty);
    };
    const before = await mistys();
    expect(before?.battleGrade).toBe(0);
    answerOf(contract.leaders.setGrade, await set(3, before?.version));
    expect(await mistys()).toMatchObject({ battleGrade: 3, version: (before?.version ?? 0) + 1 });
    expect(refusalOf(await set(2, before?.version)).status).toBe(409);
    const player = await challenger();
    expect(await findShownLeader(server, player, misty)).not.toHaveProperty('battleGrade');
  });

  it('see both line-ups of a match that is fought elsewhere', async () => {
    const player = await challenger();
    const [first = 0, second = 0] = await pokemonOf(player);
    const chosen = await server.call(battles.chooseTeam, {
      body: { leaderId: brock, pokemonIds: [second, first] },
      token: player.token,
    });
    expect(answerOf(battles.chooseTeam, chosen).pokemonIds).toEqual([second, first]);
    const sheet = answerOf(
      battles.refereeSheet,
      await server.call(battles.refereeSheet, {
        query: { userId: player.id, leaderId: brock },
        token: organiser.token,
      }),
    );
    expect(sheet.chosenTeam.map((pokemon) => pokemon.availablePokemonId)).toEqual([second, first]);
    expect(sheet.tierSum).toBeLessThanOrEqual(sheet.tierTot);
    expect(sheet.leaderTeam.map(({ name }) => name)).toEqual(['Geodude', 'Omanyte', 'Onix']);
    expect(sheet.leaderTeam[2]?.item?.identifier).toBe('oran-berry');
  });
});
