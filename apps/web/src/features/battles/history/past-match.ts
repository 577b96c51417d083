import type { BattleSummary, HistoryEntry, Match, MatchOutcome } from '@poketorneo/contract';
import { type BattleEndReason, type BattleKind, countsAsMatch } from '@poketorneo/contract';
import { isCounted, isWin } from '@poketorneo/rules';
import { maxBattleTurns } from '@poketorneo/rules/battle';
import { opponentOf } from '../opponent-of.ts';

/** A match fought in the app, or recorded by an organiser. */
export interface PastMatch {
  /** The end of the match. */
  readonly moment: string;
  readonly opponentName: string;
  /** Of an opponent fought in the app; null otherwise. */
  readonly picture: string | null;
  /** Where it was fought: the leader's tournament. */
  readonly place: string;
  /** 'suspended' if it was voided before its end. */
  readonly outcome: MatchOutcome;
  /** Null if it was fought elsewhere. */
  readonly battle: BattleSummary | null;
  /** Null for a rematch, a duel and a voided battle, which do not count as matches. */
  readonly match: Match | null;
  /** The name of a closed season; null for the current one. */
  readonly season: string | null;
}

export function toPastMatch(entry: HistoryEntry): PastMatch {
  const { moment, battle, match, season } = entry;
  const { outcome } = entry.battle ?? entry.match;
  const shown = { moment, outcome: outcome ?? 'suspended', battle, match, season };
  if (entry.battle === null) {
    const { leaderName, tournamentName } = entry.match;
    return { ...shown, opponentName: leaderName, picture: null, place: tournamentName };
  }
  const { name, picture, place } = opponentOf(entry.battle);
  return { ...shown, opponentName: name, picture, place };
}

/** By how much it has changed the player's rating; null if it does not count. */
export function ratingChangeOf({ battle }: PastMatch): number | null {
  switch (battle?.kind) {
    case 'duel':
      return battle.ratingChange;
    case 'leader':
    case 'rematch':
    case 'trial':
    case undefined:
      return null;
  }
}

/** Whether it is void: also a finished battle whose match was undone. */
export function isVoid({ battle, match }: PastMatch): boolean {
  return (
    battle !== null && match === null && (battle.status === 'void' || countsAsMatch(battle.kind))
  );
}

/** Whether it was voided before its end. */
export function isStopped({ battle, outcome }: PastMatch): boolean {
  return battle !== null && !isCounted(outcome);
}

const endings: Readonly<Record<BattleEndReason, string | null>> = {
  play: null,
  surrender: 'con la resa',
  timeout: 'per il tempo scaduto',
  agreement: 'd’accordo',
  limit: `ai punti, dopo ${maxBattleTurns} turni`,
};

const venues: Readonly<Record<BattleKind, string>> = {
  leader: 'Giocata qui',
  rematch: 'Rivincita, giocata qui',
  duel: 'Giocata qui',
  trial: 'Con Pokémon prestati',
};

/** Where it was fought, how it ended, and whether it counts, in Italian. */
export function circumstances(past: PastMatch): string {
  const { battle, match } = past;
  if (battle === null) return 'Registrata dall’organizzatore';
  const parts = [venues[battle.kind]];
  if (battle.turn > 0) parts.push(battle.turn === 1 ? '1 turno' : `${battle.turn} turni`);
  const ending = battle.by === null ? null : endings[battle.by];
  if (ending !== null) parts.push(`finita ${ending}`);
  if (match !== null && isWin(match.outcome))
    parts.push(match.rewardGiven ? 'con il premio' : 'senza premio');
  if (isVoid(past)) parts.push('annullata, non conta');
  return parts.join(', ');
}
