import type { NotificationFacts } from '@poketorneo/contract';
import { isSecretIcon } from '@poketorneo/rules';
import type { ProductNotification } from './product-notification.ts';

type ProductKind = ProductNotification['kind'];

/** Structured data of a notification that pages show as a scene. */
export function factsOf<Kind extends ProductKind>(
  notification: ProductNotification<Kind>,
): NotificationFacts | null {
  return facts[notification.kind](notification);
}

const noScene = () => null;

const facts: {
  readonly [Kind in ProductKind]: (
    notification: ProductNotification<Kind>,
  ) => NotificationFacts | null;
} = {
  welcome: noScene,
  starter: pokemonFacts,
  reward: pokemonFacts,
  prize: pokemonFacts,
  'secret-pokemon': pokemonFacts,
  'icons-obtained': ({ speciesIds }) => ({
    kind: 'icons',
    speciesIds: [...speciesIds],
    secretSpeciesIds: speciesIds.filter(isSecretIcon),
  }),
  badge: (input) => ({
    kind: 'badge',
    badgeName: input.badgeName,
    badgePicture: input.badgePicture,
    leaderName: input.leaderName,
    leaderPicture: input.leaderPicture,
    leaderPosition: input.leaderPosition,
    tournamentId: input.tournamentId,
  }),
  'reward-lost': noScene,
  'tournament-unlocked': ({ tournamentName, tournamentPicture }) => ({
    kind: 'tournament-unlocked',
    tournamentName,
    tournamentPicture,
  }),
  'champion-unlocked': ({ championName, championPicture, tournamentName }) => ({
    kind: 'champion-unlocked',
    championName,
    championPicture,
    tournamentName,
  }),
  record: noScene,
  'match-recorded': noScene,
  'match-revised': noScene,
  'battle-waiting': noScene,
  'battle-timeout': noScene,
  'battle-void': noScene,
  'duel-void': noScene,
  challenge: noScene,
  'season-closed': noScene,
  'season-reopened': noScene,
  'organiser-appointed': noScene,
  'organiser-dismissed': noScene,
  'organiser-plays': noScene,
  'organiser-plays-no-more': noScene,
  'backup-due': noScene,
  'password-wish': noScene,
  'password-link': noScene,
  'device-link': noScene,
  'sign-up-waiting': noScene,
};

function pokemonFacts({
  kind: source,
  name,
  speciesId,
  formId,
  isShiny,
}: ProductNotification<'starter' | 'reward' | 'prize' | 'secret-pokemon'>): NotificationFacts {
  return { kind: 'pokemon', source, name, speciesId, formId, isShiny };
}
