import { randomBytes } from 'node:crypto';
import { contract, type MatchOutcome, type SessionUser } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { type Clock, day, hour } from '../clock.ts';
import { createTokens } from '../features/auth/index.ts';
import { fightLeader, shareBattle } from './battles.ts';
import { type Caller, createCaller } from './caller.ts';
import { callTogether } from './evening.ts';
import { playMemoryGame, playShellGame, train, winSecretQuiz } from './games.ts';
import { type DemoPlayer, demoPassword, demoPlayers } from './players.ts';
import { type DemoAction, timelineOf } from './timeline.ts';

const outcomes: Readonly<Record<string, MatchOutcome>> = {
  W: 'win',
  L: 'loss',
  D: 'draw',
  S: 'suspended',
};

interface DemoParts {
  /** Builds the server whose clock is the given one and whose tokens are signed with the secret. */
  build: (clock: Clock, tokenSecret: string) => Promise<FastifyInstance>;
  organiserId: number;
  /** What a user's tokens are made of; the session is undefined before the first call. */
  accessOf: (userId: number) => Promise<{ tokenVersion: number; sessionId: string | undefined }>;
  /** The id of the right answer to a player's open secret question. */
  rightAnswerOf: (userId: number) => Promise<number>;
}

/**
 * Plays the weeks of the demo's players through the API, so that all their data are made by the
 * product itself.
 */
export async function playDemo({
  build,
  organiserId,
  accessOf,
  rightAnswerOf,
}: DemoParts): Promise<void> {
  const today = Date.now();
  let now = today;
  // Like any clock in whole milliseconds, though players come at parts of a day.
  const clock = () => Math.floor(now);
  const tokenSecret = randomBytes(32).toString('hex');
  const tokens = createTokens({ secret: tokenSecret, clock, life: hour });
  const tokenOf = async (userId: number) => {
    const { tokenVersion, sessionId } = await accessOf(userId);
    return tokens.sign(userId, tokenVersion, sessionId);
  };
  const app = await build(clock, tokenSecret);
  const call = createCaller(app);
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  const accounts = new Map<string, SessionUser>();

  const signUp = async ({ username, firstName, lastName }: DemoPlayer): Promise<SessionUser> => {
    const email = `${username.toLowerCase()}@example.org`;
    const body = { username, firstName, lastName, email, password: demoPassword };
    const account = await call(contract.auth.signUp, { body });
    accounts.set(username, account);
    return account;
  };

  for (const { daysAgo, player, action } of timelineOf(demoPlayers)) {
    now = Math.max(now === today ? 0 : now, today - daysAgo * day);
    const { id } = accounts.get(player.username) ?? (await signUp(player));
    const token = await tokenOf(id);
    const organiserToken = await tokenOf(organiserId);
    await act(action, {
      call,
      username: player.username,
      userId: id,
      token,
      organiserToken,
      wait,
      rightAnswer: () => rightAnswerOf(id),
    });
  }
  const players = [...accounts.values()];
  await callTogether({
    call,
    organiserToken: await tokenOf(organiserId),
    tokens: await Promise.all(players.map(({ id }) => tokenOf(id))),
  });
  for (const [index, { id }] of players.entries()) {
    await seeNotificationsAndChooseIcon(call, await tokenOf(id), index);
  }
  await app.close();
}

/** So many notifications of each player are still to be shown; the others count as seen. */
const unseen = 2;

/** What players do besides: see their notifications, and choose an icon. */
async function seeNotificationsAndChooseIcon(
  call: Caller,
  token: string,
  preference: number,
): Promise<void> {
  const notifications = await call(contract.notifications.list, { token });
  await call(contract.notifications.setShown, {
    query: { shown: 'true' },
    body: notifications.slice(unseen).map(({ notificationId }) => ({ notificationId })),
    token,
  });
  const icons = await call(contract.faceIcons.list, { query: { obtainedOnly: 'true' }, token });
  const icon = icons[(preference * 5 + 2) % icons.length];
  if (icon === undefined) return;
  await call(contract.faceIcons.choose, { body: { faceIconId: icon.id }, token });
}

interface ActionParts {
  call: Caller;
  username: string;
  userId: number;
  token: string;
  organiserToken: string;
  wait: (milliseconds: number) => void;
  rightAnswer: () => Promise<number>;
}

async function act(action: DemoAction, parts: ActionParts): Promise<unknown> {
  switch (action.kind) {
    case 'sign-up':
      return undefined;
    case 'tournament':
      return enterTournament(parts);
    case 'match':
      return playMatch(action.letter, parts);
    case 'battle':
      return fight(action.letter, parts);
    case 'quiz':
      return winSecretQuiz(action.prize, parts);
    case 'training':
      return train(action.streak, parts);
    case 'memory-game':
      return playMemoryGame(action.moves, parts);
    case 'shell-game':
      return playShellGame(action.rounds, parts);
    case 'message':
      return writeTo(action.text, parts);
  }
}

async function enterTournament({ call, token, username }: ActionParts): Promise<void> {
  const all = await call(contract.tournaments.listAll, { token });
  const open = all.find(({ status }) => status === 'Open');
  if (open === undefined) throw new Error(`${username} has no tournament to sign up for`);
  await call(contract.tournaments.signUp, { body: { tournamentId: open.id }, token });
}

async function playMatch(letter: string, parts: ActionParts): Promise<void> {
  const { call, organiserToken: token, userId } = parts;
  const outcome = outcomes[letter];
  if (outcome === undefined) throw new Error(`No outcome is called ${letter}`);
  const leaderId = await nextLeaderOf(parts);
  await call(contract.matches.insert, { body: { userId, leaderId, outcome }, token });
}

async function nextLeaderOf({
  call,
  organiserToken: token,
  username,
  userId,
}: ActionParts): Promise<number> {
  const [challenger] = await call(contract.challengers.list, { query: { userId }, token });
  const leader = challenger?.nextLeader;
  if (!leader) throw new Error(`${username} has nobody to face`);
  return leader.id;
}

/** Of a battle that still runs, the player has seen so many turns. */
const turnsSeen = 3;

async function fight(letter: string, parts: ActionParts): Promise<void> {
  if (letter === 'V') {
    const [first] = await parts.call(contract.leaders.listOwn, { token: parts.token });
    const leaderId = first?.leaders[0]?.id;
    if (leaderId === undefined) throw new Error(`${parts.username} knows no leader`);
    await shareBattle(parts, await fightLeader(parts, { leaderId, kind: 'rematch' }));
    return;
  }
  const leaderId = await nextLeaderOf(parts);
  if (letter === 'R') await fightLeader(parts, { leaderId, choices: turnsSeen });
  else await shareBattle(parts, await fightLeader(parts, { leaderId }));
}

async function writeTo(text: string, { call, organiserToken, userId }: ActionParts): Promise<void> {
  const body = { title: '', text, userId };
  await call(contract.notifications.insert, { body, token: organiserToken });
}
