import { duelChallengeRules } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/transaction.ts';
import { findDuelRules } from '../duel-rules/index.ts';
import { isBlockedBetween } from './blocks-repository.ts';
import { findChallenge, listRematches } from './duel-challenges-repository.ts';
import { closeChallenge, openChallenge } from './open-and-close.ts';

/** Offers the second leg of 'Andata e ritorno', with exchanged teams, when the first has ended. */
export async function offerSecondLeg(unit: UnitOfWork, battleId: number): Promise<void> {
  const first = await findChallenge(unit.trx, { battleId });
  if (first === undefined || first.toId === null || first.teams === null) return;
  if (!first.terms.isTwoLegged || !(await findDuelRules(unit.trx)).isOn) return;
  if (await isBlockedBetween(unit.trx, first.fromId, first.toId)) return;
  const { sides, isBalanced } = first.teams;
  await openChallenge(unit, {
    fromId: first.fromId,
    toId: first.toId,
    linkKey: null,
    terms: { ...first.terms, isTwoLegged: false },
    pokemonIds: null,
    teams: { sides: [sides[1], sides[0]], isBalanced },
    rematchOf: battleId,
    answerMs: duelChallengeRules.awayMs,
  });
}

/** Takes an open offer of a second leg back: the first is void. */
export async function withdrawSecondLeg(unit: UnitOfWork, battleId: number): Promise<void> {
  for (const challenge of await listRematches(unit.trx, battleId)) {
    // A rematch is the players' own matter, and has no teams yet.
    if (challenge.status !== 'open' || challenge.teams === null) continue;
    await closeChallenge(unit, challenge, { status: 'withdrawn' });
  }
}

/** The first leg of 'Andata e ritorno', for its second; undefined for other duels. */
export async function findFirstLegId(db: Database, battleId: number): Promise<number | undefined> {
  const challenge = await findChallenge(db, { battleId });
  if (challenge === undefined || challenge.rematchOf === null) return undefined;
  const first = await findChallenge(db, { battleId: challenge.rematchOf });
  return first?.terms.isTwoLegged === true ? challenge.rematchOf : undefined;
}
