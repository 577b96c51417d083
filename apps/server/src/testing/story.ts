import { contract, type Endpoint, type MatchOutcome } from '@poketorneo/contract';
import type { LightMyRequestResponse } from 'fastify';
import { answerOf } from './answers.ts';
import { newAddress, type Person, signIn, signUp, signUpAdministrator } from './people.ts';
import { pikachu } from './pikachu.ts';
import { giveAnswer, secretOf, win } from './quiz.ts';
import { registration, type TestApp } from './test-app.ts';
import { enrol, leaderId, record, undoLast } from './tournament.ts';

/** Whom the story is about, and who else looks at what happens. */
export interface Cast {
  server: TestApp;
  player: Person;
  other: Person;
  organiser: Person;
  /** Somebody who does not stay. */
  leaver: Person;
  /** The Pokémon that the organiser adds. */
  newPokemon: number;
  /** The leaders whom the player comes to fight in the product. */
  leaders: readonly number[];
  /** The battle that the player began last. */
  battle: number;
  /** What its replay is known by, once it is shared. */
  replayKey: string;
}

export async function newCast(server: TestApp): Promise<Cast> {
  return {
    server,
    player: await signUp(server),
    other: await signUp(server),
    organiser: await signUpAdministrator(server),
    leaver: await signUp(server),
    newPokemon: 0,
    leaders: [await leaderId(server, 1, 1), await leaderId(server, 1, 4)],
    battle: 1,
    replayKey: 'ancora-nessuna-replica',
  };
}

interface Step {
  endpoint: Endpoint;
  act(cast: Cast): Promise<LightMyRequestResponse>;
  /** What has to happen before it, and what nobody looks at. */
  before?(cast: Cast): Promise<unknown>;
  /** Nothing changes that a list or a page shows. */
  unseen?: true;
}

type Call = Parameters<TestApp['call']>[1];

const byPlayer = (endpoint: Endpoint, call: Call = {}): Step => ({
  endpoint,
  act: ({ server, player }) => server.call(endpoint, { ...call, token: player.token }),
});

const byOrganiser = (
  endpoint: Endpoint,
  callOf: (cast: Cast) => NonNullable<Call> | Promise<NonNullable<Call>>,
): Step => ({
  endpoint,
  act: async (cast) =>
    cast.server.call(endpoint, { ...(await callOf(cast)), token: cast.organiser.token }),
});

const unseen = (step: Step): Step => ({ ...step, unseen: true });

const {
  auth,
  availablePokemons,
  battles,
  faceIcons,
  leaders,
  matches,
  memoryGame,
  notifications,
  quiz,
  shellGame,
  teamDraw,
  tournaments,
  users,
} = contract;

const fight = (position: number, outcome: MatchOutcome): Step => ({
  endpoint: matches.insert,
  act: async ({ server, organiser, player }) =>
    record(server, organiser, player, { leaderId: await leaderId(server, 1, position), outcome }),
});

const undo: Step = {
  endpoint: matches.deleteLast,
  act: ({ server, organiser, player }) => undoLast(server, organiser, player),
};

/** A change of a leader whom the player can see and has not defeated. */
const editLeader = (endpoint: Endpoint, order?: number): Step =>
  byOrganiser(endpoint, async ({ server, newPokemon }) => {
    const id = await leaderId(server, 1, 3);
    const { version } = await server.database.db
      .selectFrom('leaders')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const edit = { leaderId: id, availablePokemonId: newPokemon, itemId: null, version };
    return { body: order === undefined ? edit : { ...edit, order } };
  });

/** The player's battle: for good against the last of the leaders, for pleasure against the first. */
const beginBattle = (kind: 'leader' | 'rematch'): Step => ({
  endpoint: battles.start,
  act: async (cast) => {
    const { server, player, leaders: ids } = cast;
    const body = {
      leaderId: ids.at(kind === 'leader' ? -1 : 0),
      kind,
      pokemonIds: await ownTeam(cast),
    };
    const response = await server.call(battles.start, { body, token: player.token });
    cast.battle = answerOf(battles.start, response).id;
    return response;
  },
});

const byPlayerInBattle = (endpoint: Endpoint, body: object = {}): Step => ({
  endpoint,
  act: ({ server, player: { token }, battle }) =>
    server.call(endpoint, { body: { battleId: battle, ...body }, token }),
});

const choose = byPlayerInBattle(battles.choose, {
  step: 0,
  choice: [{ do: 'move', slot: 1 }],
  after: 0,
});

/** The link of the newest mail. */
async function resetToken({ server, other: { username, email } }: Cast): Promise<string> {
  const call = { body: { username, email }, from: newAddress() };
  await server.call(auth.sendResetPasswordEmail, call);
  return /token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Every call of the API that writes, each at least once, in an order in which all succeed. */
export const story: readonly Step[] = [
  {
    endpoint: auth.signUp,
    act: ({ server }) =>
      server.call(auth.signUp, { body: registration('nuovo'), from: newAddress() }),
  },
  {
    endpoint: auth.signIn,
    act: ({ server, other: { username, password } }) =>
      server.call(auth.signIn, { body: { username, password }, from: newAddress() }),
    unseen: true,
  },
  {
    endpoint: auth.sendResetPasswordEmail,
    act: ({ server, other: { username, email } }) =>
      server.call(auth.sendResetPasswordEmail, { body: { username, email }, from: newAddress() }),
    unseen: true,
  },
  {
    endpoint: auth.resetPassword,
    act: async (cast) => {
      const password = 'una-nuova';
      const response = await cast.server.call(auth.resetPassword, {
        params: { token: await resetToken(cast) },
        body: { newPassword: password },
      });
      const { username } = cast.other;
      const session = await signIn(cast.server, { username, password });
      cast.other = { ...answerOf(auth.signIn, session), password };
      return response;
    },
    unseen: true,
  },
  {
    endpoint: auth.changePassword,
    act: async (cast) => {
      const { server, leaver } = cast;
      const body = { oldPassword: leaver.password, newPassword: 'altra-parola' };
      const response = await server.call(auth.changePassword, { body, token: leaver.token });
      cast.leaver = { ...leaver, token: String(response.headers['new-token']) };
      return response;
    },
    unseen: true,
  },

  {
    endpoint: auth.signOutEverywhere,
    act: async (cast) => {
      const { server, leaver } = cast;
      const response = await server.call(auth.signOutEverywhere, { token: leaver.token });
      const { username } = leaver;
      const session = await signIn(server, { username, password: 'altra-parola' });
      cast.leaver = { ...answerOf(auth.signIn, session), password: 'altra-parola' };
      return response;
    },
    unseen: true,
  },
  {
    endpoint: tournaments.signUp,
    act: ({ server, player }) => enrol(server, player, 1),
  },
  byOrganiser(availablePokemons.insert, () => ({ body: pikachu })),
  byOrganiser(availablePokemons.update, (cast) => ({
    body: { ...pikachu, level: 31, id: cast.newPokemon },
  })),
  fight(1, 'suspended'),
  fight(1, 'loss'),
  fight(1, 'win'),
  { ...fight(2, 'win'), before: async ({ server }) => server.advance(1000) },
  {
    endpoint: faceIcons.choose,
    act: async ({ server, player }) => {
      // One that came with the win, so that undoing it takes the chosen icon away.
      const { species_id: faceIconId } = await server.database.db
        .selectFrom('user_face_icons')
        .select('species_id')
        .where('user_id', '=', player.id)
        .orderBy('obtained_at', 'desc')
        .orderBy('species_id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return server.call(faceIcons.choose, { body: { faceIconId }, token: player.token });
    },
  },
  undo,
  byPlayer(faceIcons.choose, { body: { faceIconId: 25 } }),
  byPlayer(faceIcons.setAllNotNew),
  fight(2, 'win'),
  editLeader(leaders.deletePokemon, 1),
  editLeader(leaders.editPokemon, 1),
  {
    endpoint: leaders.addPokemon,
    act: async (cast) => {
      const id = await leaderId(cast.server, 1, 3);
      const team = await cast.server.database.db
        .selectFrom('leader_pokemons')
        .select('slot')
        .where('leader_id', '=', id)
        .execute();
      return editLeader(leaders.addPokemon, team.length + 1).act(cast);
    },
  },
  editLeader(leaders.editReward),
  editLeader(leaders.deleteReward),
  editLeader(leaders.addReward),
  fight(3, 'win'),

  byOrganiser(contract.battleSettings.set, () => ({ body: { mode: 'both', levelRule: 'real' } })),
  byOrganiser(contract.leaders.setGrade, async ({ server }) => ({
    body: { leaderId: await leaderId(server, 1, 4), grade: 2 },
  })),
  {
    endpoint: battles.chooseTeam,
    act: async (cast) => {
      const { server, player, leaders: ids } = cast;
      const body = { leaderId: ids.at(-1), pokemonIds: await ownTeam(cast) };
      return server.call(battles.chooseTeam, { body, token: player.token });
    },
  },
  beginBattle('leader'),
  choose,
  byPlayerInBattle(battles.surrender, { after: 0 }),
  {
    endpoint: battles.share,
    act: async (cast) => {
      const response = await byPlayerInBattle(battles.share).act(cast);
      cast.replayKey = answerOf(battles.share, response).key;
      return response;
    },
  },
  byOrganiser(battles.void, ({ battle }) => ({ body: { battleId: battle } })),
  beginBattle('rematch'),
  choose,
  byOrganiser(battles.void, ({ battle }) => ({ body: { battleId: battle } })),

  byPlayer(teamDraw.random, { query: { generationId: 4, pokemonPerTeam: 3, totalTier: 6 } }),
  unseen(byPlayer(quiz.firstQuestion)),
  {
    endpoint: quiz.correctAnswer,
    act: async ({ server, player }) =>
      giveAnswer(server, player, (await secretOf(server, player)).rightId),
    unseen: true,
  },
  unseen(byPlayer(quiz.nextQuestion)),
  { ...byPlayer(quiz.givePokemon), before: ({ server, player }) => win(server, player, 'pokemon') },
  {
    ...byPlayer(quiz.giveFaceIcon),
    before: ({ server, player }) => win(server, player, 'face-icon'),
  },
  unseen(byPlayer(quiz.randomQuestion)),
  byPlayer(quiz.updateStreak, { body: { correctAnswersInARow: 1 } }),
  unseen(byPlayer(memoryGame.cards)),
  {
    ...byPlayer(memoryGame.updateRecord, { body: { numberOfMoves: 15 } }),
    before: async ({ server }) => server.advance(60_000),
  },
  unseen(byPlayer(shellGame.cards)),
  {
    ...byPlayer(shellGame.updateRecord, { body: { numberOfRounds: 1 } }),
    before: async ({ server }) => server.advance(60_000),
  },

  {
    endpoint: notifications.insert,
    act: ({ server, organiser, player }) =>
      server.call(notifications.insert, {
        body: { text: 'Ciao', userId: player.id },
        token: organiser.token,
      }),
  },
  {
    endpoint: notifications.setShown,
    act: async ({ server, player }) =>
      server.call(notifications.setShown, {
        query: { shown: 'true' },
        body: [{ notificationId: await newestNotification(server, player) }],
        token: player.token,
      }),
  },
  {
    endpoint: notifications.delete,
    act: async ({ server, player }) =>
      server.call(notifications.delete, {
        query: { notificationId: await newestNotification(server, player) },
        token: player.token,
      }),
  },
  byPlayer(notifications.deleteAll),

  {
    endpoint: users.updateOwn,
    act: ({ server, player: { id, email, token } }) =>
      server.call(users.updateOwn, {
        body: { id, firstName: 'Bea', lastName: 'Verdi', email },
        token,
      }),
  },
  byOrganiser(users.update, ({ player }) => ({
    params: { id: player.id },
    body: { lastName: 'Bianchi' },
  })),
  byOrganiser(users.update, ({ other }) => ({
    params: { id: other.id },
    body: { roles: ['ROLE_USER', 'ROLE_ADMIN'] },
  })),
  {
    endpoint: users.delete,
    act: ({ server, leaver: { id, token } }) =>
      server.call(users.delete, { params: { id }, token }),
  },
  {
    endpoint: availablePokemons.delete,
    act: async ({ server, organiser }) => {
      const insert = { body: pikachu, token: organiser.token };
      const added = await server.call(availablePokemons.insert, insert);
      return server.call(availablePokemons.delete, {
        params: { id: added.json() },
        token: organiser.token,
      });
    },
  },
  // An organiser takes away all that others are still shown of a player.
  byOrganiser(users.delete, ({ player }) => ({ params: { id: player.id } })),
];

/** Pokémon that may fight any leader. */
async function ownTeam({ server, player }: Cast): Promise<number[]> {
  const rows = await server.database.db
    .selectFrom('user_pokemons')
    .select('available_pokemon_id as id')
    .where('user_id', '=', player.id)
    .orderBy('id')
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

async function newestNotification(server: TestApp, player: Person): Promise<number> {
  const { id } = await server.database.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', player.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
