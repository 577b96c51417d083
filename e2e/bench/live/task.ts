import type { DuelTerms } from '@poketorneo/contract';
import * as z from 'zod/mini';

/** What the process of players and spectators has to do. */
export interface LiveTask {
  /** The servers' ports: a duel's two players are at different ones, if there are two. */
  ports: readonly number[];
  /** Of the bare server. */
  echoPort: number;
  /** Two tokens, and the second player's id, for each duel. */
  duels: readonly { tokens: readonly [string, string]; challengedId: number }[];
  terms: DuelTerms;
  spectators: number;
  /** Token and pages of the player who reads beside. */
  reader: { token: string; paths: readonly string[] };
  /** Time in which all duels are begun, at an even pace. */
  beginMs: number;
  /** Time from one step of a duel to the next. */
  stepMs: number;
  /** Time from the last beginning to the measurement; null measures from the first one. */
  warmUpMs: number | null;
  measureMs: number;
}

const times = z.array(z.number());

/** Response times in milliseconds. */
export const liveOutcome = z.object({
  /** From the choice that completes a step to both players' screens. */
  steps: times,
  /** From the choice that completes a step to its response. */
  answers: times,
  /** From the challenge to both players' open streams. */
  beginnings: times,
  /** From the choice that completes a step to each spectator. */
  spectators: times,
  reads: times,
  echo: times,
  /** Attempts to open streams again that the server had ended. */
  reopened: z.number(),
  /** Failed requests, and steps that have not arrived. */
  failures: z.array(z.string()),
});
export type LiveOutcome = z.output<typeof liveOutcome>;
