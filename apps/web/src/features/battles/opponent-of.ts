import type { BattleSummary } from '@poketorneo/contract';

/** The opponent of a listed battle. */
export interface Opponent {
  readonly name: string;
  readonly picture: string;
  /** Where one meets it, in Italian: a leader's tournament, or what the battle is. */
  readonly place: string;
}

export function opponentOf(battle: BattleSummary): Opponent {
  switch (battle.kind) {
    case 'leader':
    case 'rematch': {
      const { leaderName, leaderPicture, tournamentName } = battle;
      return { name: leaderName, picture: leaderPicture, place: tournamentName };
    }
    case 'trial':
      return { ...battle.opponent, place: 'Lotta di prova' };
    case 'duel':
      return { ...battle.opponent, place: 'Lotta fra sfidanti' };
  }
}
