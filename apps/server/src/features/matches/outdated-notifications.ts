import type { NotificationKind } from '@poketorneo/contract';

/** When the notification of a win is outdated by a revision of the player's matches. */
type Outdated = 'always' | 'moved' | 'reward-changed' | 'never';

const outdated: Readonly<Record<NotificationKind, Outdated>> = {
  welcome: 'never',
  starter: 'never',
  reward: 'reward-changed',
  prize: 'reward-changed',
  'secret-pokemon': 'never',
  'icons-obtained': 'never',
  badge: 'never',
  'reward-lost': 'reward-changed',
  'tournament-unlocked': 'never',
  'champion-unlocked': 'never',
  record: 'never',
  'match-recorded': 'moved',
  'match-revised': 'always',
  'battle-waiting': 'never',
  'battle-timeout': 'never',
  'battle-void': 'never',
  'duel-void': 'never',
  challenge: 'never',
  'organiser-appointed': 'never',
  'organiser-dismissed': 'never',
  'organiser-plays': 'never',
  'organiser-plays-no-more': 'never',
  'password-wish': 'never',
  'password-link': 'never',
  'device-link': 'never',
  'sign-up-waiting': 'never',
  'backup-due': 'never',
  'season-closed': 'never',
  'season-reopened': 'never',
  message: 'never',
};

/** What a revision changed of a win. */
interface WinChange {
  /** Another match is the win now, or the win itself was corrected. */
  isMoved: boolean;
  isRewardChanged: boolean;
}

/** Whether a revision makes a notification of the win untrue. */
export function isOutdatedNotification(
  kind: NotificationKind,
  { isMoved, isRewardChanged }: WinChange,
): boolean {
  switch (outdated[kind]) {
    case 'always':
      return true;
    case 'moved':
      return isMoved;
    case 'reward-changed':
      return isRewardChanged;
    case 'never':
      return false;
  }
}
