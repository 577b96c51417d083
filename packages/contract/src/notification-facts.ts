import * as z from 'zod/mini';
import { assetPath, id } from './primitives.ts';

const pokemonSource = z.enum(['starter', 'reward', 'prize', 'secret-pokemon']);

/**
 * Structured data of a notification, for pages that show more than its text, as of the time of the
 * event; anything that may change later is fetched when shown. Its `kind` is the kind of scene, not
 * of the notification: `reward`, `prize`, `starter` and `secret-pokemon` share `pokemon` and differ
 * by `source`, and `icons-obtained` has `icons`.
 */
export const notificationFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('badge'),
    badgeName: z.string(),
    badgePicture: assetPath,
    leaderName: z.string(),
    leaderPicture: assetPath,
    tournamentId: id,
    leaderPosition: z.int(),
  }),
  z.object({
    kind: z.literal('pokemon'),
    source: pokemonSource,
    name: z.string(),
    speciesId: id,
    formId: id,
    isShiny: z.boolean(),
  }),
  z.object({
    kind: z.literal('icons'),
    /** The species of the icons. */
    speciesIds: z.array(id),
    /** The secret ones of them. */
    secretSpeciesIds: z.array(id),
  }),
  z.object({
    kind: z.literal('champion-unlocked'),
    championName: z.string(),
    championPicture: assetPath,
    tournamentName: z.string(),
  }),
  z.object({
    kind: z.literal('tournament-unlocked'),
    tournamentName: z.string(),
    tournamentPicture: assetPath,
  }),
]);
export type NotificationFacts = z.output<typeof notificationFacts>;
export type NotificationFactsOf<Kind extends NotificationFacts['kind']> = Extract<
  NotificationFacts,
  { kind: Kind }
>;

/** Whether the notification is shown as a reward scene instead of a toast. */
export function isShownAsScene(facts: NotificationFacts | null): boolean {
  if (facts === null) return false;
  // Every win gives icons: only secret ones get a scene.
  return facts.kind !== 'icons' || facts.secretSpeciesIds.length > 0;
}
