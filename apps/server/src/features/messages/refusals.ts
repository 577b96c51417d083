import { AppError } from '../../errors.ts';

export const organisersOnly = () =>
  new AppError('forbidden', 'Solo gli organizzatori possono scrivere a uno sfidante');
export const notYourThread = () =>
  new AppError('forbidden', 'Si possono leggere solo i propri messaggi');
export const nobodyToTell = () =>
  new AppError('conflict', 'Nessuno riceverebbe questo avviso: scegli altri destinatari');
export const noSuchAnnouncement = () =>
  new AppError('not-found', 'Questo avviso non è tra i tuoi messaggi');
export const noSuchReply = () =>
  new AppError('bad-request', 'A questo avviso non si può rispondere così');
export const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');
export const nobodyCanRead = () =>
  new AppError('conflict', 'Chi hai scelto non può entrare adesso: l’account non è attivo');
export const noOtherOrganiser = () =>
  new AppError('conflict', 'Non c’è nessun altro organizzatore a cui scrivere');
