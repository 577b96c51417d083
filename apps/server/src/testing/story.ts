import type { LeaderBattleKind } from '@poketorneo/contract';
import {
  type AdmissionDecision,
  contract,
  type Endpoint,
  type MatchOutcome,
} from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import type { LightMyRequestResponse } from 'fastify';
import {
  newAddress,
  type Person,
  personOf,
  signIn,
  signUp,
  signUpAdministrator,
} from './people.ts';
import { pikachu } from './pikachu.ts';
import { browserSubscription } from './push-browser.ts';
import { giveAnswer, secretOf, win } from './quiz.ts';
import { parseResponse } from './responses.ts';
import { registration as registrationOf, type TestApp } from './test-app.ts';
import { enrol, leaderId, record, tournamentId, undoLast } from './tournament.ts';

/** The story's users and objects. */
export interface Cast {
  server: TestApp;
  player: Person;
  other: Person;
  organiser: Person;
  /** A user who leaves. */
  leaver: Person;
  /** The Pokémon added by the organiser. */
  newPokemon: number;
  /** The leaders the player battles. */
  leaders: readonly number[];
  /** The player's last battle. */
  battle: number;
  /** Its replay key, once shared. */
  replayKey: string;
  /** The token of a visitor's trial. */
  trial: string;
  /** The organiser's invitation: id and token. */
  invitationId: number;
  invitation: string;
  /** A user awaiting approval. */
  waiting: number;
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
    trial: 'ancora-nessuna-prova',
    replayKey: 'ancora-nessuna-replica',
    invitationId: 1,
    invitation: 'ancora-nessun-invito',
    waiting: 0,
  };
}

interface Step {
  endpoint: Endpoint;
  act(cast: Cast): Promise<LightMyRequestResponse>;
  /** Preconditions, not checked themselves. */
  before?(cast: Cast): Promise<unknown>;
  /** Changes nothing visible. */
  isInvisible?: true;
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

const invisible = (step: Step): Step => ({ ...step, isInvisible: true });

const {
  announcements,
  auth,
  availablePokemons,
  battles,
  duels,
  faceIcons,
  leaders,
  matches,
  memoryGame,
  messages,
  notificationPreferences,
  notifications,
  publicProfiles,
  push,
  quiz,
  registration,
  seasons,
  shellGame,
  showdownText,
  teamDraw,
  tournaments,
  trials,
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

/** Revises the player's last match. */
const revise = (outcome: MatchOutcome | null): Step => ({
  endpoint: outcome === null ? matches.delete : matches.update,
  act: async ({ server, organiser: { token }, player }) => {
    const { id: matchId } = await server.database.db
      .selectFrom('matches')
      .select('id')
      .where('user_id', '=', player.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const asked = outcome === null ? { matchId } : { matchId, outcome };
    const found = await server.call(matches.revision, { query: asked, token });
    const { version } = parseResponse(matches.revision, found);
    return outcome === null
      ? server.call(matches.delete, { query: { matchId, version }, token })
      : server.call(matches.update, { body: { ...asked, version }, token });
  },
});

/** Edits a leader visible to the player and not defeated. */
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

/** Which leader a battle of a kind is against. */
const leaderIndex: Readonly<Record<LeaderBattleKind, number>> = { leader: -1, rematch: 0 };

const beginBattle = (kind: LeaderBattleKind): Step => ({
  endpoint: battles.start,
  act: async (cast) => {
    const { server, player, leaders: ids } = cast;
    const body = {
      leaderId: ids.at(leaderIndex[kind]),
      kind,
      pokemonIds: await ownTeam(cast),
    };
    const response = await server.call(battles.start, { body, token: player.token });
    cast.battle = parseResponse(battles.start, response).id;
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

const voidBattle = byOrganiser(battles.void, ({ battle }) => ({ body: { battleId: battle } }));

/** The steps of a battle of each kind. */
const battleSteps: Readonly<Record<LeaderBattleKind, readonly [Step, ...Step[]]>> = {
  leader: [
    beginBattle('leader'),
    choose,
    byPlayerInBattle(battles.surrender, { after: 0 }),
    {
      endpoint: battles.share,
      act: async (cast) => {
        const response = await byPlayerInBattle(battles.share).act(cast);
        cast.replayKey = parseResponse(battles.share, response).key;
        return response;
      },
    },
    voidBattle,
  ],
  rematch: [beginBattle('rematch'), choose, voidBattle],
};

const byVisitor = (endpoint: Endpoint, body: object): Step => ({
  endpoint,
  act: ({ server, trial: token }) => server.call(endpoint, { body, token }),
});

const trialSteps: readonly Step[] = [
  invisible({
    endpoint: trials.start,
    act: async (cast) => {
      const response = await cast.server.call(trials.start);
      cast.trial = parseResponse(trials.start, response).token;
      return response;
    },
  }),
  invisible(byVisitor(trials.choose, { step: 0, choice: [{ do: 'move', slot: 1 }], after: 0 })),
  invisible(byVisitor(trials.surrender, { after: 0 })),
  {
    endpoint: trials.keep,
    act: ({ server, player: { token }, trial }) =>
      server.call(trials.keep, { body: { token: trial }, token }),
  },
];

/** The newest challenge, and the duel that it became. */
async function newestChallenge({
  database,
}: Pick<TestApp, 'database'>): Promise<{ id: number; battleId: number }> {
  const { id, battleId } = await database.db
    .selectFrom('duel_challenges')
    .select(['id', 'battle_id as battleId'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, battleId: battleId ?? 0 };
}

async function lastDuel({ database }: Pick<TestApp, 'database'>): Promise<{ battleId: number }> {
  return database.db
    .selectFrom('battle_seats')
    .select('battle_id as battleId')
    .orderBy('battle_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

const challengeOther: Step = {
  endpoint: duels.challenge,
  act: ({ server, player, other }) =>
    server.call(duels.challenge, {
      body: { userId: other.id, terms: defaultTerms },
      token: player.token,
    }),
};

const answerChallenge = (accept: boolean): Step => ({
  endpoint: duels.answer,
  act: async ({ server, other }) => {
    const { id: challengeId } = await newestChallenge(server);
    return server.call(duels.answer, { body: { challengeId, accept }, token: other.token });
  },
});

const inDuel = (
  endpoint: Endpoint,
  who: 'player' | 'other',
  body: object,
  before?: Step['before'],
): Step => ({
  endpoint,
  act: async (cast) => {
    const { battleId } = await newestChallenge(cast.server);
    const { token } = cast[who];
    return cast.server.call(endpoint, { body: { battleId, ...body }, token });
  },
  ...(before === undefined ? {} : { before }),
});

/** Draws may be offered from the fifth turn on. The teams count as weighed. */
async function skipTurns({ server: { database } }: Cast): Promise<void> {
  const { battleId } = await newestChallenge({ database });
  await database.db
    .updateTable('battles')
    .set({ turn: 5, rated: 1, unrated_reason: null })
    .where('id', '=', battleId)
    .execute();
}

/** The player blocks the organiser, or no longer. */
const blockOrganiser = (endpoint: Endpoint): Step => ({
  endpoint,
  act: ({ server, player, organiser }) =>
    server.call(endpoint, { body: { userId: organiser.id }, token: player.token }),
});

const duelSteps: readonly Step[] = [
  challengeOther,
  {
    endpoint: duels.withdraw,
    act: async ({ server, player }) => {
      const { id: challengeId } = await newestChallenge(server);
      return server.call(duels.withdraw, { query: { challengeId }, token: player.token });
    },
  },
  challengeOther,
  answerChallenge(false),
  challengeOther,
  answerChallenge(true),
  {
    endpoint: contract.live.showcase,
    before: skipTurns,
    act: async ({ server, organiser: { token } }) => {
      const { battleId } = await newestChallenge(server);
      return server.call(contract.live.showcase, { body: { battleId }, token });
    },
  },
  invisible(inDuel(duels.sendEmote, 'player', { emote: 'hello' })),
  invisible(inDuel(duels.offerDraw, 'player', { step: 0 })),
  inDuel(duels.answerDraw, 'other', { step: 0, accept: true }),
  invisible(inDuel(duels.offerRematch, 'player', {})),
  byOrganiser(contract.clubDuels.void, async ({ server }) => ({ body: await lastDuel(server) })),
  byPlayer(duels.setSettings, { body: { emotes: false } }),
  blockOrganiser(duels.block),
  blockOrganiser(duels.unblock),
  blockOrganiser(duels.block),
  // Left to the player's deletion.
  byOrganiser(duels.block, ({ player }) => ({ body: { userId: player.id } })),
  {
    endpoint: duels.challenge,
    act: ({ server, player, other }) =>
      server.call(duels.challenge, {
        body: { userId: player.id, terms: defaultTerms },
        token: other.token,
      }),
  },
  invisible(byPlayer(duels.joinQueue, { body: { terms: defaultTerms } })),
  invisible(byPlayer(duels.leaveQueue)),
  invisible(byPlayer(duels.joinQueue, { body: { terms: defaultTerms } })),
];

const revokeInvitation = (isRevoked: boolean): Step =>
  byOrganiser(registration.setInvitationRevoked, ({ invitationId }) => ({
    body: { invitationId, isRevoked },
  }));

const decideAdmission = (decision: AdmissionDecision): Step =>
  byOrganiser(registration.decideAdmission, ({ waiting }) => ({
    body: { userId: waiting, decision },
  }));

/** Closes the current season under its name. */
const closeSeason = byOrganiser(seasons.close, async ({ server }) => {
  const { id: seasonId, name } = await server.database.db
    .selectFrom('seasons')
    .select(['id', 'name'])
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { body: { seasonId, name, nextName: `Dopo ${name}`, confirmation: name } };
});

const arrange = (tournamentIds: readonly number[], seen: readonly number[]): Step =>
  byOrganiser(tournaments.arrange, () => ({ body: { tournamentIds, seen } }));

/** The token of the newest mail's link. */
async function resetToken({ server, other: { username, email } }: Cast): Promise<string> {
  const call = { body: { username, email }, from: newAddress() };
  await server.call(auth.sendResetPasswordEmail, call);
  return /token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** The token of the player's device link. */
async function deviceLinkToken({ server, player: { token } }: Cast): Promise<string> {
  const made = parseResponse(
    auth.makeDeviceLink,
    await server.call(auth.makeDeviceLink, { token }),
  );
  return new URL(made.link).hash.slice(1);
}

/** Every writing call of the API at least once, in an order in which all succeed. */
export const story: readonly Step[] = [
  {
    endpoint: auth.signUp,
    act: ({ server }) =>
      server.call(auth.signUp, { body: registrationOf('nuovo'), from: newAddress() }),
  },
  byOrganiser(registration.setSettings, () => ({
    body: { mode: 'approval', isEmailOptional: true },
  })),
  {
    endpoint: registration.insertInvitation,
    act: async (cast) => {
      const response = await cast.server.call(registration.insertInvitation, {
        body: { days: 7, places: 3 },
        token: cast.organiser.token,
      });
      const { id, link } = parseResponse(registration.insertInvitation, response);
      cast.invitationId = id;
      cast.invitation = new URL(link ?? '').searchParams.get('invitation') ?? '';
      return response;
    },
  },
  {
    endpoint: auth.signUp,
    act: ({ server, invitation }) =>
      server.call(auth.signUp, {
        body: { ...registrationOf('ospite'), invitation },
        from: newAddress(),
      }),
  },
  revokeInvitation(true),
  revokeInvitation(false),
  {
    endpoint: auth.signUp,
    act: async (cast) => {
      const body = registrationOf('attesa');
      const response = await cast.server.call(auth.signUp, { body, from: newAddress() });
      cast.waiting = parseResponse(auth.signUp, response).id;
      return response;
    },
  },
  {
    endpoint: registration.checkAdmission,
    act: ({ server }) => server.call(registration.checkAdmission, { body: { token: 'nessuno' } }),
    isInvisible: true,
  },
  decideAdmission('refuse'),
  decideAdmission('wait'),
  decideAdmission('approve'),
  decideAdmission('wait'),
  {
    endpoint: auth.signIn,
    act: ({ server, other: { username, password } }) =>
      server.call(auth.signIn, { body: { username, password }, from: newAddress() }),
    isInvisible: true,
  },
  {
    endpoint: auth.sendResetPasswordEmail,
    act: ({ server, other: { username, email } }) =>
      server.call(auth.sendResetPasswordEmail, { body: { username, email }, from: newAddress() }),
    isInvisible: true,
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
      cast.other = personOf(parseResponse(auth.signIn, session), password);
      return response;
    },
    isInvisible: true,
  },
  {
    endpoint: auth.requestPasswordReset,
    act: ({ server, player: { username } }) =>
      server.call(auth.requestPasswordReset, { body: { username }, from: newAddress() }),
  },
  byOrganiser(auth.makePasswordLink, ({ player }) => ({ body: { userId: player.id } })),
  {
    endpoint: auth.changePassword,
    act: async (cast) => {
      const { server, leaver } = cast;
      const body = { oldPassword: leaver.password, newPassword: 'altra-parola' };
      const response = await server.call(auth.changePassword, { body, token: leaver.token });
      cast.leaver = { ...leaver, token: String(response.headers['new-token']) };
      return response;
    },
    isInvisible: true,
  },

  {
    endpoint: auth.signOutEverywhere,
    act: async (cast) => {
      const { server, leaver } = cast;
      const response = await server.call(auth.signOutEverywhere, { token: leaver.token });
      const { username } = leaver;
      const session = await signIn(server, { username, password: 'altra-parola' });
      cast.leaver = personOf(parseResponse(auth.signIn, session), 'altra-parola');
      return response;
    },
    isInvisible: true,
  },
  {
    endpoint: auth.signOut,
    act: async (cast) => {
      const response = await cast.server.call(auth.signOut, { token: cast.leaver.token });
      const session = await signIn(cast.server, cast.leaver);
      cast.leaver = personOf(parseResponse(auth.signIn, session), cast.leaver.password);
      return response;
    },
    isInvisible: true,
  },
  invisible(byPlayer(auth.endSession, { params: { id: 'nessuna' } })),
  invisible(byPlayer(auth.makeDeviceLink)),
  {
    endpoint: auth.checkDeviceLink,
    act: async (cast) =>
      cast.server.call(auth.checkDeviceLink, { body: { token: await deviceLinkToken(cast) } }),
    isInvisible: true,
  },
  {
    endpoint: auth.redeemDeviceLink,
    act: async (cast) =>
      cast.server.call(auth.redeemDeviceLink, { body: { token: await deviceLinkToken(cast) } }),
  },
  {
    endpoint: tournaments.signUp,
    act: ({ server, player }) => enrol(server, player, 1),
  },
  byOrganiser(tournaments.signUpChallenger, async ({ server, leaver }) => ({
    body: { userId: leaver.id, tournamentId: await tournamentId(server, 1) },
  })),
  byOrganiser(availablePokemons.insert, () => ({ body: pikachu })),
  byOrganiser(showdownText.insert, () => ({ body: { text: 'Mew (N)\n- Surf\n\nAbra\n- Cut' } })),
  byOrganiser(availablePokemons.update, (cast) => ({
    body: { ...pikachu, level: 31, id: cast.newPokemon },
  })),
  fight(1, 'suspended'),
  fight(1, 'loss'),
  revise('draw'),
  revise(null),
  fight(1, 'win'),
  { ...fight(2, 'win'), before: async ({ server }) => server.advance(1000) },
  {
    endpoint: faceIcons.choose,
    act: async ({ server, player }) => {
      // An icon of the win, so that undo revokes the chosen icon.
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
  byOrganiser(leaders.arrangePokemons, async ({ server }) => {
    const id = await leaderId(server, 1, 3);
    const team = await server.database.db
      .selectFrom('leader_pokemons')
      .select('slot')
      .where('leader_id', '=', id)
      .orderBy('slot', 'desc')
      .execute();
    return { body: { leaderId: id, slots: team.map(({ slot }) => slot) } };
  }),
  editLeader(leaders.editReward),
  editLeader(leaders.deleteReward),
  editLeader(leaders.addReward),
  fight(3, 'win'),

  byOrganiser(contract.battleSettings.set, () => ({ body: { mode: 'both', levelRule: 'real' } })),
  byOrganiser(contract.duelRules.set, () => ({
    body: { isOn: true, duelists: 'everybody', hours: { from: '15:00', to: '14:59' } },
  })),
  byOrganiser(contract.club.set, () => ({ body: { name: 'Club di Biancavilla' } })),
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
  ...Object.values(battleSteps).flat(),
  ...trialSteps,
  ...duelSteps,

  byPlayer(teamDraw.random, { query: { generationId: 4, pokemonPerTeam: 3, totalTier: 6 } }),
  invisible(byPlayer(quiz.firstQuestion)),
  {
    endpoint: quiz.correctAnswer,
    act: async ({ server, player }) =>
      giveAnswer(server, player, (await secretOf(server, player)).rightId),
    isInvisible: true,
  },
  // Random: the picture may be absent.
  invisible(byPlayer(quiz.answerPicture)),
  invisible(byPlayer(quiz.nextQuestion)),
  { ...byPlayer(quiz.givePokemon), before: ({ server, player }) => win(server, player, 'pokemon') },
  {
    ...byPlayer(quiz.giveFaceIcon),
    before: ({ server, player }) => win(server, player, 'face-icon'),
  },
  invisible(byPlayer(quiz.randomQuestion)),
  byPlayer(quiz.updateStreak, { body: { correctAnswersInARow: 1 } }),
  invisible(byPlayer(memoryGame.cards)),
  {
    ...byPlayer(memoryGame.updateRecord, { body: { numberOfMoves: 15 } }),
    before: async ({ server }) => server.advance(60_000),
  },
  invisible(byPlayer(shellGame.cards)),
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
  byPlayer(publicProfiles.setVisibility, { body: { isPublic: true } }),
  byPlayer(push.save, { body: browserSubscription() }),
  byPlayer(notificationPreferences.set, { body: { messages: 'list' } }),
  invisible(
    byPlayer(push.forget, { body: { endpoint: 'https://push.example.org/1', auth: 'altra' } }),
  ),
  byPlayer(messages.insert, { body: { text: 'Stasera vengo' } }),
  byOrganiser(messages.insert, ({ player }) => ({ body: { text: 'A dopo', userId: player.id } })),
  byOrganiser(messages.setRead, async (cast) => ({
    body: { upTo: await newestMessage(cast), userId: cast.player.id },
  })),
  {
    endpoint: messages.setRead,
    act: async (cast) => {
      const body = { upTo: await newestMessage(cast) };
      return cast.server.call(messages.setRead, { body, token: cast.player.token });
    },
  },
  byOrganiser(announcements.insert, ({ player, leaver }) => ({
    body: {
      audience: { kind: 'chosen', userIds: [player.id, leaver.id] },
      text: 'Chi c’è?',
      replies: ['present', 'absent'],
    },
  })),
  {
    endpoint: announcements.answer,
    act: async ({ server, leaver: { token } }) => {
      const body = { announcementId: await newestAnnouncement(server), reply: 'present' };
      return server.call(announcements.answer, { body, token });
    },
  },
  byOrganiser(announcements.remind, async ({ server }) => ({
    body: { announcementId: await newestAnnouncement(server) },
  })),
  byOrganiser(announcements.insert, () => ({
    body: { audience: { kind: 'everyone' }, text: 'Domani si gioca' },
  })),

  invisible(byOrganiser(contract.health.sendTestMail, () => ({}))),

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
  byOrganiser(users.update, ({ other }) => ({
    params: { id: other.id },
    body: { roles: ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_PLAYER'] },
  })),
  byOrganiser(users.updateStatus, ({ leaver }) => ({
    params: { id: leaver.id },
    body: { status: 'suspended' },
  })),
  {
    endpoint: users.updateStatus,
    act: async (cast) => {
      const { server, organiser, leaver } = cast;
      const response = await server.call(users.updateStatus, {
        params: { id: leaver.id },
        body: { status: 'active' },
        token: organiser.token,
      });
      const { username, password } = leaver;
      const session = await signIn(server, { username, password });
      cast.leaver = personOf(parseResponse(auth.signIn, session), password);
      return response;
    },
  },
  byOrganiser(tournaments.edit, () => ({
    body: { tournamentId: 1, name: 'Coppa Kanto', description: 'Si comincia da qui.', version: 1 },
  })),
  arrange([2, 1, 3, 4], [1, 2, 3, 4]),
  closeSeason,
  byOrganiser(seasons.reopen, async ({ server }) => {
    const { id: seasonId } = await server.database.db
      .selectFrom('seasons')
      .select('id')
      .where('closed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return { body: { seasonId } };
  }),
  // Archived seasons are deleted with the account, too.
  closeSeason,
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
  // Deletes all that others still see of a player.
  byOrganiser(users.delete, ({ player }) => ({ params: { id: player.id } })),
];

/** Pokémon allowed against any leader. */
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

/** In the player's thread. */
async function newestMessage({ server, player }: Cast): Promise<number> {
  const { id } = await server.database.db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', player.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function newestAnnouncement({ database }: Cast['server']): Promise<number> {
  const { id } = await database.db
    .selectFrom('announcements')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
