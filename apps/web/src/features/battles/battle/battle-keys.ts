import type { BattleKind, BattleState } from '@poketorneo/contract';
import { formatMoment } from '../../../ui/format/dates.ts';

/** Help for the keyboard. */
export const battleKeys = [
  ['1 – 4', 'usa una mossa, o scegli il suo bersaglio'],
  ['← ↑ ↓ →', 'passa da un comando all’altro'],
  ['Spazio, Invio', 'vai avanti, o premi il comando'],
  ['Esc', 'torna indietro'],
  ['I', 'leggi che cosa fanno le mosse'],
  ['N', 'leggi che cosa sai del Pokémon avversario'],
  ['C', 'leggi che cosa c’è sul campo'],
  ['S', 'apri la squadra'],
  ['A', 'arrenditi'],
  ['L', 'leggi la cronaca'],
  ['V', 'cambia velocità'],
  ['M', 'suoni e versi'],
  ['H', 'questo aiuto'],
] as const;

/** Help for touch screens. */
export const battleTouches = [
  ['Una mossa', 'toccala per usarla, tienila premuta per sapere che cosa fa'],
  ['Una targa', 'toccala per leggere che cosa sai di quel Pokémon'],
  ['La scena', 'toccala per andare avanti'],
  ['Squadra', 'leggi le schede e fai entrare un altro Pokémon'],
  ['Arrenditi', 'chiudi la lotta: prima te lo chiede'],
  ['1×', 'cambia velocità'],
  ['Altoparlante', 'suoni e versi'],
  ['Righe', 'leggi la cronaca'],
] as const;

const leaderLevel = 'I tuoi Pokémon lottano al livello del Pokémon più forte del capopalestra.';
const equalLevels: Readonly<Record<BattleKind, string>> = {
  leader: leaderLevel,
  rematch: leaderLevel,
  duel: 'Tutti i Pokémon lottano al livello 50.',
  trial: 'Tutti i Pokémon lottano al livello 50.',
};

const leaderWaits = (deadline: string) =>
  `La lotta ti aspetta, anche su un altro dispositivo, fino al ${deadline}.`;
const waits: Readonly<Record<BattleKind, (deadline: string) => string>> = {
  leader: leaderWaits,
  rematch: leaderWaits,
  trial: () => 'La lotta ti aspetta su questo dispositivo per due ore.',
  duel: () =>
    'A ogni turno il tempo sotto la targa è libero, poi si consuma la riserva: chi la finisce perde. La lotta continua anche su un altro dispositivo.',
};

/** Help on the rules of a running battle. */
export function battleNotes({ kind, deadline, format, levelRule }: BattleState): string[] {
  return [
    ...(format === 'doubles'
      ? ['È una lotta in doppio: scegli una mossa per ciascun Pokémon e, dove serve, il bersaglio.']
      : []),
    levelRule === 'equal' ? equalLevels[kind] : 'Ogni Pokémon lotta al suo livello.',
    ...(deadline === null ? [] : [waits[kind](formatMoment(deadline))]),
  ];
}
