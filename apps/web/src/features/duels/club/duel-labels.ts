import type {
  BattleEndReason,
  ClubDuel,
  ClubDuelFilter,
  RatingChange,
  UnratedReason,
} from '@poketorneo/contract';
import { formatMoment } from '../../../ui/format/dates.ts';
import { formatChange, formatRating } from '../../battles/index.ts';

export const filterOptions: readonly { value: ClubDuelFilter; name: string }[] = [
  { value: 'all', name: 'Tutte' },
  { value: 'running', name: 'In corso' },
  { value: 'suspect', name: 'Da guardare' },
];

export const emptyLabels: Readonly<Record<ClubDuelFilter, string>> = {
  all: 'Nessuno ha ancora lottato contro un altro sfidante.',
  running: 'In questo momento nessuno sta lottando.',
  suspect: 'Nessuna lotta sembra di una persona sola con due account.',
};

/** Null where the state says it. */
export const unratedLabels: Readonly<Record<UnratedReason, string | null>> = {
  void: null,
  trial: 'Di prova',
  'by-hand': 'Risultato di chi organizza: non conta',
  'unrated-terms': 'Amichevole: non conta',
  'no-clock': 'Senza tempo: non conta',
  'unweighed-teams': 'Squadre non bilanciate: non conta',
  'no-account': 'Un account non c’è più: non conta',
  'same-person': 'Forse la stessa persona: non conta',
  'both-late': 'Nessuno ha scelto in tempo: non conta',
  'too-short': 'Finita subito: non conta',
  'fifth-of-the-day': 'Troppe in un giorno tra questi due: non conta',
};

const ends: Readonly<Record<BattleEndReason, string>> = {
  play: 'Finita',
  surrender: 'Finita per resa',
  timeout: 'Finita per tempo',
  agreement: 'Pareggio d’accordo',
  limit: 'Finita ai punti',
};

export function isSuspect({ unratedReason }: ClubDuel): boolean {
  return unratedReason === 'same-person';
}

/** As in 'Nina contro Leo'. */
export function namesOf({ players: [one, other] }: ClubDuel): string {
  return `${one.name} contro ${other.name}`;
}

/** As in 'Finita per resa al turno 8 · 21 nov 2026, 18:04'. */
export function stateOf({ status, by, turn, startedAt, endedAt }: ClubDuel): string {
  switch (status) {
    case 'running':
      return `In corso, turno ${turn} · dal ${formatMoment(startedAt)}`;
    case 'void':
      return `Annullata · ${formatMoment(endedAt ?? startedAt)}`;
    case 'over':
      return `${by === null ? 'Finita' : ends[by]} al turno ${turn} · ${formatMoment(endedAt ?? startedAt)}`;
  }
}

/** As in '1500? → 1662? (+162)'. */
export function formatRatingChange({ before, after }: RatingChange): string {
  const change = formatChange(after.rating - before.rating);
  return `${formatRating(before)} → ${formatRating(after)} (${change})`;
}
