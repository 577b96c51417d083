import { AppError, tooEarly } from '../../errors.ts';

export const organisersOnly = () =>
  new AppError('forbidden', 'Solo gli organizzatori possono scrivere a uno sfidante');
export const notYourThread = () =>
  new AppError('forbidden', 'Si possono leggere solo i propri messaggi');
export const nobodyToTell = () =>
  new AppError('conflict', 'Nessuno riceverebbe questo avviso: scegli altri destinatari');
export const noSuchAnnouncement = () =>
  new AppError('not-found', 'Questo avviso non è tra i tuoi messaggi');
export const announcementGone = () => new AppError('not-found', 'Questo avviso non esiste');
export const noSuchReply = () =>
  new AppError('bad-request', 'A questo avviso non si può rispondere così');
export const noAnswersWanted = () =>
  new AppError(
    'conflict',
    'A questo avviso non si risponde con un tocco: non c’è niente da ricordare',
  );
export const nobodyToRemind = () =>
  new AppError('conflict', 'Non c’è nessuno a cui ricordarlo: chi può entrare ha già risposto');
/** So many milliseconds are left until it can be done again. */
export const remindedOfLate = (left: number) => tooEarly('L’hai appena ricordato', left);
export const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');
export const nobodyCanRead = () =>
  new AppError('conflict', 'Chi hai scelto non può entrare adesso: l’account non è attivo');
export const noOtherOrganiser = () =>
  new AppError('conflict', 'Non c’è nessun altro organizzatore a cui scrivere');
