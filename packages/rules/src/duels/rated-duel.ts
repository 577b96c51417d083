import type { BattleSide, DuelPace, UnratedReason } from '@poketorneo/contract';

/** How a duel ended, as far as the rating is concerned. */
export type DuelEnd =
  /** On the field or at the turn limit, by surrender or by an agreed draw. */
  | 'play'
  /** One side's time ran out. */
  | 'time'
  /** Both sides' time ran out. */
  | 'both-late'
  /** Typed or corrected by an organiser. */
  | 'by-hand'
  /** Cancelled, as by a new version of the engine. */
  | 'void';

/** Where the teams of a duel came from; 'unweighed': drawn without playing them. */
export type DuelTeamsOrigin = 'own' | 'weighed' | 'unweighed';

/** What decides whether a duel counts. */
export interface FinishedDuel {
  /** Whether it was a guest's trial. */
  readonly isTrial: boolean;
  /** What the players agreed on. */
  readonly rated: boolean;
  readonly pace: DuelPace;
  readonly teams: DuelTeamsOrigin;
  readonly end: DuelEnd;
  /** The turn in which it ended; 0 before the first. */
  readonly turn: number;
  /** The account of each side; null for a guest, and after an account is deleted. */
  readonly accounts: Readonly<Record<BattleSide, number | null>>;
  /** Whether the two accounts seem to belong to one person. */
  readonly isSamePerson: boolean;
  /** Duels of these two that have counted within the last 24 hours. */
  readonly countedToday: number;
}

/** Duels of the same two players that count within 24 hours. */
export const countedDuelsPerDay = 4;

/** The turn from which a duel counts that was not lost by time. */
export const firstCountedTurn = 3;

/** Why a finished duel does not change the ratings; null when it counts. */
export function unratedReason(duel: FinishedDuel): UnratedReason | null {
  const { isTrial, rated, pace, teams, accounts, isSamePerson, countedToday } = duel;
  if (isTrial) return 'trial';
  if (!rated) return 'unrated-terms';
  if (pace === 'none') return 'no-clock';
  if (teams === 'unweighed') return 'unweighed-teams';
  if (accounts[1] === null || accounts[2] === null) return 'no-account';
  if (isSamePerson || accounts[1] === accounts[2]) return 'same-person';
  return reasonOfEnd(duel) ?? (countedToday >= countedDuelsPerDay ? 'fifth-of-the-day' : null);
}

function reasonOfEnd({ end, turn }: FinishedDuel): UnratedReason | null {
  switch (end) {
    case 'play':
      return turn < firstCountedTurn ? 'too-short' : null;
    case 'time':
      return null;
    case 'both-late':
    case 'by-hand':
    case 'void':
      return end;
  }
}
