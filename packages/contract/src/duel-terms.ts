import * as z from 'zod/mini';
import { levelRule } from './battle-settings.ts';
import { maxTeamSize } from './primitives.ts';

/** Where the teams of a duel come from: drawn and weighed by the server, or owned Pokémon. */
export const duelTeams = z.enum(['drawn', 'own']);
export type DuelTeams = z.output<typeof duelTeams>;

/** How equal the teams of a duel are: weighed by playing them or not, or the players' own. */
export const teamBalance = z.enum(['weighed', 'unweighed', 'own']);
export type TeamBalance = z.output<typeof teamBalance>;

/** How long a step may take; 'none' is a duel over days. */
export const duelPace = z.enum(['calm', 'quick', 'none']);
export type DuelPace = z.output<typeof duelPace>;

/** Who may watch a duel. */
export const duelAudience = z.enum(['everybody', 'link', 'nobody']);
export type DuelAudience = z.output<typeof duelAudience>;

/** What two players agree on before a duel. `problemOfTerms` of the rules checks them together. */
export const duelTerms = z.object({
  teams: duelTeams,
  /** Pokémon per team. */
  size: z.int().check(z.minimum(1), z.maximum(maxTeamSize)),
  /** Total tier of a team: exactly for drawn teams, at most for own ones. */
  tier: z.int().check(z.minimum(1), z.maximum(3 * maxTeamSize)),
  /** 'equal': all at level 50. */
  level: levelRule,
  pace: duelPace,
  rated: z.boolean(),
  watch: duelAudience,
  /** A second duel with exchanged teams follows: 'Andata e ritorno'. */
  isTwoLegged: z.boolean(),
});
export type DuelTerms = z.output<typeof duelTerms>;

/** The eight things that players can say to each other in a duel. */
export const duelEmotes = [
  'hello',
  'good-move',
  'lucky',
  'ouch',
  'thinking',
  'good-game',
  'rematch',
  'thanks',
] as const;
export const duelEmote = z.enum(duelEmotes);
export type DuelEmote = z.output<typeof duelEmote>;

export const duelChallengeStatus = z.enum(['open', 'accepted', 'refused', 'withdrawn', 'expired']);
export type DuelChallengeStatus = z.output<typeof duelChallengeStatus>;
