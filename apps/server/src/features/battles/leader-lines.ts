/** What a leader says in a battle. */
export interface LeaderLines {
  readonly before: string;
  readonly ace: string;
  readonly lost: string;
  readonly won: string;
}

/** What leaders say, by the id of the tournament and their place in it. */
export type LinesOfLeader = (tournamentId: number, position: number) => LeaderLines | undefined;

/** For a leader whom no release has given words. */
export const usualLines: LeaderLines = {
  before: 'Ti aspettavo. Fammi vedere che cosa sai fare!',
  ace: 'È il momento di giocare la carta migliore!',
  lost: 'Hai lottato meglio di me: complimenti.',
  won: 'Questa volta ho avuto la meglio io. Torna quando vuoi!',
};
