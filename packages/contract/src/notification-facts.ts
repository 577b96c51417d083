import * as z from 'zod/mini';
import { assetPath, id } from './primitives.ts';

const pokemonSource = z.enum(['starter', 'reward', 'prize', 'secret-pokemon']);

/**
 * What a notification is about, for pages that make more of it than its words. It holds what happened
 * then; what may change afterwards, as who comes next, is asked for when it is shown.
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
    /** Those of them that are secret. */
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

/** Whether what a notification is about is staged by whoever shows it, and not told in a toast. */
export function isStaged(facts: NotificationFacts | null): boolean {
  if (facts === null) return false;
  // Icons come with every win: the secret ones alone are worth a scene.
  return facts.kind !== 'icons' || facts.secretSpeciesIds.length > 0;
}
