import type { Migration } from 'kysely';
import type { SqlDialect } from '../dialect.ts';
import { accounts } from './0001-accounts.ts';
import { tournament } from './0002-tournament.ts';
import { games } from './0003-games.ts';
import { accountVersions } from './0004-account-versions.ts';
import { firstFaceIcons } from './0005-first-face-icons.ts';
import { knownDevices } from './0006-known-devices.ts';
import { spreads } from './0007-spreads.ts';
import { notificationKinds } from './0008-notification-kinds.ts';
import { matchEffects } from './0009-match-effects.ts';
import { drawnTeams } from './0010-drawn-teams.ts';
import { battles } from './0011-battles.ts';
import { notificationFacts } from './0012-notification-facts.ts';
import { undefeatedLeaders } from './0013-undefeated-leaders.ts';
import { accountStates } from './0014-account-states.ts';
import { invitations } from './0015-invitations.ts';
import { refereesDesk } from './0016-referees-desk.ts';
import { requestFailures } from './0017-request-failures.ts';
import { messages } from './0018-messages.ts';
import { push } from './0019-push.ts';
import { seasons } from './0020-seasons.ts';
import { publicProfiles } from './0021-public-profiles.ts';
import { matchesOfBattles } from './0022-matches-of-battles.ts';
import { sessions } from './0023-sessions.ts';
import { deviceLinks } from './0024-device-links.ts';
import { messageOfNotification } from './0025-message-of-notification.ts';
import { championsPrizes } from './0026-champions-prizes.ts';
import { foreignKeyIndexes } from './0027-foreign-key-indexes.ts';
import { duels } from './0028-duels.ts';

/**
 * All migrations, ordered by name. Released ones are never changed; new ones go at the end. On
 * SQLite only add columns and tables or drop constraints: rebuilding a referenced table would
 * delete its children.
 */
const migrations: Readonly<Record<string, (dialect: SqlDialect) => Migration>> = {
  '0001-accounts': accounts,
  '0002-tournament': tournament,
  '0003-games': games,
  '0004-account-versions': accountVersions,
  '0005-first-face-icons': firstFaceIcons,
  '0006-known-devices': knownDevices,
  '0007-spreads': spreads,
  '0008-notification-kinds': notificationKinds,
  '0009-match-effects': matchEffects,
  '0010-drawn-teams': drawnTeams,
  '0011-battles': battles,
  '0012-notification-facts': notificationFacts,
  '0013-undefeated-leaders': () => undefeatedLeaders,
  '0014-account-states': accountStates,
  '0015-invitations': invitations,
  '0016-referees-desk': refereesDesk,
  '0017-request-failures': requestFailures,
  '0018-messages': messages,
  '0019-push': push,
  '0020-seasons': seasons,
  '0021-public-profiles': publicProfiles,
  '0022-matches-of-battles': () => matchesOfBattles,
  '0023-sessions': sessions,
  '0024-device-links': deviceLinks,
  '0025-message-of-notification': messageOfNotification,
  '0026-champions-prizes': () => championsPrizes,
  '0027-foreign-key-indexes': () => foreignKeyIndexes,
  '0028-duels': duels,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** The migrations for a dialect. */
export function migrationsFor(dialect: SqlDialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, migration(dialect)]),
  );
}
