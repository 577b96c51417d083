import type { Database } from '../db/database.ts';
import { problemsOfBattles } from './invariants/of-battles.ts';
import { problemsOfContent } from './invariants/of-content.ts';
import { problemsOfMessages } from './invariants/of-messages.ts';
import { problemsOfPlayer } from './invariants/of-player.ts';
import { problemsOfScores } from './invariants/of-scores.ts';
import { type ContentRows, readContentRows, readPlayers } from './invariants/rows.ts';

/**
 * Inconsistencies of a database: matches, sign-ups, scores, battles, threads, replies and the audit
 * log against the values derived from them. Empty if consistent; only deleted accounts or
 * notifications cause false positives.
 */
export async function listInconsistencies(db: Database): Promise<string[]> {
  const content: ContentRows = await readContentRows(db);
  const problems = [
    ...(await problemsOfContent(db)),
    ...(await problemsOfScores(db)),
    ...(await problemsOfBattles(db)),
    ...(await problemsOfMessages(db)),
  ];
  for (const player of await readPlayers(db)) problems.push(...problemsOfPlayer(player, content));
  return problems;
}
