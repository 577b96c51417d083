import { AppError, tooManyRequests } from '../../errors.ts';

export const organisersOnly = () =>
  new AppError('forbidden', 'Solo gli organizzatori possono scrivere a uno sfidante');
export const notYourThread = () =>
  new AppError('forbidden', 'Si possono leggere solo i propri messaggi');
export const noRecipients = () =>
  new AppError('conflict', 'Nessuno riceverebbe questo avviso: scegli altri destinatari');
export const noSuchAnnouncement = () =>
  new AppError('not-found', 'Questo avviso non è tra i tuoi messaggi');
export const announcementGone = () => new AppError('not-found', 'Questo avviso non esiste');
export const noSuchReply = () =>
  new AppError('bad-request', 'A questo avviso non si può rispondere così');
export const noRepliesExpected = () =>
  new AppError(
    'conflict',
    'A questo avviso non si risponde con un tocco: non c’è niente da ricordare',
  );
export const noneToRemind = () =>
  new AppError('conflict', 'Non c’è nessuno a cui ricordarlo: chi può entrare ha già risposto');
/** `left`: milliseconds until the next reminder is allowed. */
export const remindedRecently = (left: number) => tooManyRequests('L’hai appena ricordato', left);
export const noSuchTournament = () => new AppError('not-found', 'Questo torneo non esiste');
export const recipientNotActive = () =>
  new AppError('conflict', 'Chi hai scelto non può entrare adesso: l’account non è attivo');
export const noOtherOrganiser = () =>
  new AppError('conflict', 'Non c’è nessun altro organizzatore a cui scrivere');
