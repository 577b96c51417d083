import { randomBytes } from 'node:crypto';
import { contract, type MatchOutcome, type SessionUser } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { type Clock, day, hour } from '../clock.ts';
import { createTokens } from '../features/auth/index.ts';
import { fightLeader, shareBattle } from './battles.ts';
import { type Caller, createCaller } from './caller.ts';
import { duelEvenings, fightDuels, holdDuelEvening } from './duels.ts';
import { announceEvening } from './evening.ts';
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
  /** Builds a server with this clock and token secret. */
  build: (clock: Clock, tokenSecret: string) => Promise<FastifyInstance>;
  organiserId: number;
  /** Token state of a user; no session before the first call. */
  accessOf: (userId: number) => Promise<{ tokenVersion: number; sessionId: string | undefined }>;
  /** The right answer's id of the player's open question. */
  rightAnswerOf: (userId: number) => Promise<number>;
}

/** Plays the demo players' weeks through the API, so that the product itself creates all data. */
export async function playDemo({
  build,
  organiserId,
  accessOf,
  rightAnswerOf,
}: DemoParts): Promise<void> {
  const today = Date.now();
  let now = today;
  // Whole milliseconds, though events have fractional days.
  const clock = () => Math.floor(now);
  const tokenSecret = randomBytes(32).toString('hex');
  const tokens = createTokens({ secret: tokenSecret, clock, lifetimeMs: hour });
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

  const duels = {
    call,
    wait,
    playerOf: async (username: string) => {
      const account = accounts.get(username);
      if (account === undefined) throw new Error(`The demo has no player ${username}`);
      return { id: account.id, token: await tokenOf(account.id) };
    },
  };
  const goTo = (daysAgo: number) => {
    now = Math.max(now === today ? 0 : now, today - daysAgo * day);
  };
  const evenings: number[] = [...duelEvenings];

  for (const { daysAgo, player, action } of timelineOf(demoPlayers)) {
    for (const evening of evenings.filter((one) => one >= daysAgo)) {
      evenings.shift();
      goTo(evening);
      await holdDuelEvening(duels);
    }
    goTo(daysAgo);
    const { id } = accounts.get(player.username) ?? (await signUp(player));
    const token = await tokenOf(id);
    const organiserToken = await tokenOf(organiserId);
    await perform(action, {
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
  await announceEvening({
    call,
    organiserToken: await tokenOf(organiserId),
    tokens: await Promise.all(players.map(({ id }) => tokenOf(id))),
  });
  now = Math.max(now, today - sinceDuels);
  await fightDuels(duels);
  for (const [index, { id }] of players.entries()) {
    await readNotificationsAndChooseIcon(call, await tokenOf(id), index);
  }
  await app.close();
}

/** The last duels are of today: a challenge waits for a day. */
const sinceDuels = 3 * hour;

/** Number of notifications left unseen per player. */
const unseenCount = 2;

/** Marks notifications as seen and chooses an icon. */
async function readNotificationsAndChooseIcon(
  call: Caller,
  token: string,
  preference: number,
): Promise<void> {
  const notifications = await call(contract.notifications.list, { token });
  await call(contract.notifications.setShown, {
    query: { shown: 'true' },
    body: notifications.slice(unseenCount).map(({ notificationId }) => ({ notificationId })),
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

async function perform(action: DemoAction, parts: ActionParts): Promise<unknown> {
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
  if (!leader) throw new Error(`${username} has no leader to face`);
  return leader.id;
}

/** Turns played of a running battle. */
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
