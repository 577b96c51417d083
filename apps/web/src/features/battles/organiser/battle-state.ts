import type { BattleKind, BattleSummary, MatchOutcome } from '@poketorneo/contract';

const kindPrefixes: Readonly<Record<BattleKind, string>> = {
  leader: '',
  rematch: 'rivincita ',
  duel: 'sfida ',
  trial: 'prova ',
};

const outcomes: Readonly<Record<MatchOutcome, string>> = {
  win: 'vinta',
  loss: 'persa',
  draw: 'pareggiata',
  suspended: 'sospesa',
};

/** The state of a player's battle for an organiser, in Italian. */
export function battleState({
  kind,
  status,
  outcome,
  by,
  turn,
}: Pick<BattleSummary, 'kind' | 'status' | 'outcome' | 'by' | 'turn'>): string {
  const what = kindPrefixes[kind];
  switch (status) {
    case 'running':
      return `${what}in corso, turno ${Math.max(turn, 1)}`;
    case 'void':
      return `${what}annullata`;
    case 'over': {
      const how = by === 'surrender' ? ' con la resa' : by === 'timeout' ? ' per il tempo' : '';
      return `${what}${outcome === null ? 'finita' : outcomes[outcome]}${how}`;
    }
  }
}
