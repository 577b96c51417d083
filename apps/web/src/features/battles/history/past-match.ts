import type { BattleSummary, HistoryEntry, Match, MatchOutcome } from '@poketorneo/contract';
import { type BattleEnd, type BattleKind, countsAsMatch } from '@poketorneo/contract';
import { isCounted, isWin } from '@poketorneo/rules';
import { maxBattleTurns } from '@poketorneo/rules/battle';

/** A match of the past: one that was fought here, or one that an organiser has recorded. */
export interface PastMatch {
  /** When it ended. */
  readonly moment: string;
  readonly leaderName: string;
  readonly tournamentName: string;
  /** 'suspended' where it was annulled before its end. */
  readonly outcome: MatchOutcome;
  /** Null where it was fought elsewhere. */
  readonly battle: BattleSummary | null;
  /** Null where it counts for nothing: one for pleasure, or annulled. */
  readonly match: Match | null;
  /** The closed season that it belongs to; null in the one that is being played. */
  readonly season: string | null;
}

export function toPastMatch(entry: HistoryEntry): PastMatch {
  const { moment, battle, match, season } = entry;
  const { leaderName, tournamentName, outcome } = entry.battle ?? entry.match;
  const shown = { moment, leaderName, tournamentName, outcome: outcome ?? 'suspended' };
  return { ...shown, battle, match, season };
}

/** Whether it was annulled: it was fought for the badge, and counts no more. */
export function isAnnulled({ battle, match }: PastMatch): boolean {
  return (
    battle !== null && match === null && (battle.status === 'void' || countsAsMatch(battle.kind))
  );
}

/** Whether it was annulled before its end, without a winner. */
export function isStopped({ battle, outcome }: PastMatch): boolean {
  return battle !== null && !isCounted(outcome);
}

const endings: Readonly<Record<BattleEnd, string | null>> = {
  play: null,
  surrender: 'con la resa',
  timeout: 'per il tempo scaduto',
  agreement: 'd’accordo',
  limit: `ai punti, dopo ${maxBattleTurns} turni`,
};

const places: Readonly<Record<BattleKind, string>> = {
  leader: 'Giocata qui',
  rematch: 'Rivincita, giocata qui',
};

/** Where it was fought, and what is particular about it. */
export function circumstances(past: PastMatch): string {
  const { battle, match } = past;
  if (battle === null) return 'Registrata dall’organizzatore';
  const parts = [places[battle.kind]];
  if (battle.turn > 0) parts.push(battle.turn === 1 ? '1 turno' : `${battle.turn} turni`);
  const ending = battle.by === null ? null : endings[battle.by];
  if (ending !== null) parts.push(`finita ${ending}`);
  if (match !== null && isWin(match.outcome))
    parts.push(match.rewardGiven ? 'con il premio' : 'senza premio');
  if (isAnnulled(past)) parts.push('annullata, non conta');
  return parts.join(', ');
}
