import type { Database } from '../db/database.ts';
import { problemsOfBattles } from './invariants/of-battles.ts';
import { problemsOfContent } from './invariants/of-content.ts';
import { problemsOfMessages } from './invariants/of-messages.ts';
import { problemsOfPlayer } from './invariants/of-player.ts';
import { problemsOfScores } from './invariants/of-scores.ts';
import { type ContentRows, readContentRows, readPlayers } from './invariants/rows.ts';

/**
 * What in a database contradicts itself: matches against what they counted and brought, sign-ups
 * against what they gave, scores against what they count, battles against
 * their choices, threads and replies against what is counted of them, changes against their trace in the log.
 * Empty when all is well, whatever the product has done to it; only deleting accounts, or deleting
 * what one was told, leaves traces that it would take for damage.
 */
export async function listContradictions(db: Database): Promise<string[]> {
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
