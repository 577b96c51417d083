/** A leader's lines in a battle. */
export interface LeaderLines {
  readonly before: string;
  readonly ace: string;
  readonly lost: string;
  readonly won: string;
}

/** Leaders' lines by tournament and position. */
export type LinesOfLeader = (tournamentId: number, position: number) => LeaderLines | undefined;

/** For leaders without lines of their own. */
export const defaultLines: LeaderLines = {
  before: 'Ti aspettavo. Fammi vedere che cosa sai fare!',
  ace: 'È il momento di giocare la carta migliore!',
  lost: 'Hai lottato meglio di me: complimenti.',
  won: 'Questa volta ho avuto la meglio io. Torna quando vuoi!',
};
