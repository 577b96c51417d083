import type { NotificationFacts } from '@poketorneo/contract';
import { isSecretIcon } from '@poketorneo/rules';
import type { ProductNotification } from './product-notification.ts';

/** Structured data of a notification that pages show as a scene. */
export function factsOf(notification: ProductNotification): NotificationFacts | null {
  switch (notification.kind) {
    case 'badge':
      return {
        kind: 'badge',
        badgeName: notification.badgeName,
        badgePicture: notification.badgePicture,
        leaderName: notification.leaderName,
        leaderPicture: notification.leaderPicture,
        leaderPosition: notification.leaderPosition,
        tournamentId: notification.tournamentId,
      };
    case 'starter':
    case 'reward':
    case 'prize':
    case 'secret-pokemon': {
      const { kind: source, name, speciesId, formId, isShiny } = notification;
      return { kind: 'pokemon', source, name, speciesId, formId, isShiny };
    }
    case 'icons-obtained': {
      const { speciesIds } = notification;
      const secretSpeciesIds = speciesIds.filter(isSecretIcon);
      return { kind: 'icons', speciesIds: [...speciesIds], secretSpeciesIds };
    }
    case 'champion-unlocked':
      return {
        kind: 'champion-unlocked',
        championName: notification.championName,
        championPicture: notification.championPicture,
        tournamentName: notification.tournamentName,
      };
    case 'tournament-unlocked':
      return {
        kind: 'tournament-unlocked',
        tournamentName: notification.tournamentName,
        tournamentPicture: notification.tournamentPicture,
      };
    case 'welcome':
    case 'reward-lost':
    case 'record':
    case 'match-recorded':
    case 'match-revised':
    case 'battle-waiting':
    case 'battle-timeout':
    case 'battle-void':
    case 'organiser-appointed':
    case 'organiser-dismissed':
    case 'organiser-plays':
    case 'organiser-plays-no-more':
    case 'password-wish':
    case 'password-link':
    case 'device-link':
    case 'sign-up-waiting':
    case 'backup-due':
    case 'season-closed':
    case 'season-reopened':
      return null;
  }
}
