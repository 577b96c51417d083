import type { NotificationKind } from '@poketorneo/contract';
import type { QueryKey } from '@tanstack/react-query';
import { availablePokemonQueries } from '../../features/available-pokemon/index.ts';
import { battleQueryKeys } from '../../features/battles/index.ts';
import { challengerQueries } from '../../features/challengers/index.ts';
import { faceIconQueries } from '../../features/face-icons/index.ts';
import { leaderboardQueries } from '../../features/leaderboards/index.ts';
import { leaderQueries } from '../../features/leaders/index.ts';
import { matchQueries } from '../../features/matches/index.ts';
import { messageQueries } from '../../features/messages/index.ts';
import { profileQueries } from '../../features/profile/index.ts';
import { unobtainedQueries } from '../../features/quiz/index.ts';
import { tournamentQueries } from '../../features/tournaments/index.ts';

const leaders = leaderQueries.rootKey;
const tournaments = tournamentQueries.rootKey;
const profile = profileQueries.rootKey;
const leaderboards = leaderboardQueries.rootKey;
const icons = faceIconQueries.rootKey;
const unobtained = unobtainedQueries.rootKey;
const battles = battleQueryKeys.overviews;
const matches = matchQueries.rootKey;
const { seen, teams } = availablePokemonQueries.lists;

/** A match changes all of these; the next leader's Pokémon become visible, too. */
const progress = [leaders, tournaments, profile, leaderboards, seen, battles, matches];
/** The prefix of every key: a season changes all progress. */
const allQueries: QueryKey = [];
const pokemon = [seen, teams, profile, leaderboards, unobtained];

/** The root keys that a notification of each kind invalidates. */
const keysByKind: Readonly<Record<NotificationKind, readonly QueryKey[]>> = {
  welcome: [],
  starter: [...progress, ...pokemon],
  reward: [...progress, ...pokemon],
  prize: [...progress, ...pokemon],
  'secret-pokemon': pokemon,
  'icons-obtained': [icons, profile, leaderboards, unobtained],
  badge: progress,
  'reward-lost': progress,
  'tournament-unlocked': progress,
  'champion-unlocked': progress,
  record: [profile, leaderboards],
  'match-recorded': progress,
  'match-revised': [...progress, ...pokemon, icons],
  'battle-waiting': [battles],
  'battle-timeout': progress,
  'battle-void': [...progress, ...pokemon, icons],
  'duel-void': [profile, leaderboards, battles, matches],
  // Challenges come by the stream.
  challenge: [],
  'organiser-appointed': [profile],
  'organiser-dismissed': [profile],
  'organiser-plays': [profile],
  'organiser-plays-no-more': [profile],
  'password-wish': [challengerQueries.rootKey],
  'password-link': [],
  'device-link': [profileQueries.devices().queryKey],
  // Its page polls.
  'sign-up-waiting': [],
  'backup-due': [],
  'season-closed': [allQueries],
  'season-reopened': [allQueries],
  message: [messageQueries.rootKey],
};

/** The root keys that notifications of these kinds invalidate, each once. */
export function queriesInvalidatedBy(kinds: Iterable<NotificationKind>): ReadonlySet<QueryKey> {
  return new Set([...kinds].flatMap((kind) => keysByKind[kind]));
}
