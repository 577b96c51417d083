import type { ChoiceProblem } from '@poketorneo/battle';
import type { BattleKind } from '@poketorneo/contract';
import { AppError, fieldConflict } from '../../errors.ts';
import type { BattleRecord } from '../battle-records/index.ts';

/** Errors of battles, with messages for the player. */
export const noSuchBattle = () => new AppError('not-found', 'Questa lotta non esiste');
export const notOwnBattle = () => new AppError('forbidden', 'Questa lotta non è tua');
const alreadyDecidedMessages: Readonly<Record<BattleKind, string>> = {
  leader: 'In questo momento della lotta hai già scelto altro: guarda com’è andata',
  rematch: 'In questo momento della lotta hai già scelto altro: guarda com’è andata',
  duel: 'Per questo turno hai già deciso',
  trial: 'In questo momento della lotta hai già scelto altro: guarda com’è andata',
};
export const alreadyDecided = ({ kind }: Pick<BattleRecord, 'kind'>) =>
  fieldConflict('choice', alreadyDecidedMessages[kind]);
export const timeIsUp = () => new AppError('conflict', 'Il tempo è scaduto');
export const stepAlreadyPlayed = () =>
  fieldConflict('step', 'Questo momento della lotta è già passato: guarda com’è andata');
export const stepNotReached = () =>
  fieldConflict('step', 'La lotta non è ancora arrivata a questo momento');
export const notADuel = () => new AppError('bad-request', 'Contro un capopalestra non si può');
export const noDrawOffered = () => new AppError('conflict', 'La proposta di pareggio non vale più');
export const battleUnavailable = () =>
  new AppError('unavailable', 'La lotta non può andare avanti ora: riprova fra poco');
export const choiceRefused = () =>
  new AppError('impossible', 'Qualcosa lo impedisce: scegli un’altra azione');
export const alreadyRunning = (leaderName: string) =>
  new AppError(
    'conflict',
    `Hai già una lotta in corso contro ${leaderName}: finiscila prima di cominciarne un’altra`,
  );
export const battleStillRunning = () =>
  new AppError('conflict', 'Questa lotta è ancora in corso: si potrà rivedere quando sarà finita');
export const noReplay = () => new AppError('not-found', 'Di questa lotta non c’è una replica');
export const alreadyVoid = () => new AppError('conflict', 'Questa lotta è già annullata');

const problemMessages: Readonly<Record<ChoiceProblem | 'nothing-to-decide', string>> = {
  'wrong-count': 'Serve una scelta per ognuno dei tuoi Pokémon in campo',
  'must-switch': 'Qui devi mandare in campo un altro Pokémon',
  'must-pass': 'In questo posto non c’è nessuno che possa scegliere',
  'cannot-pass': 'Questo Pokémon deve fare qualcosa',
  'no-such-move': 'Il tuo Pokémon non conosce questa mossa',
  'move-disabled': 'Questa mossa ora non si può usare',
  'aim-needed': 'Scegli il bersaglio della mossa',
  'wrong-aim': 'La mossa non può colpire quel bersaglio',
  trapped: 'Il tuo Pokémon non può lasciare il campo',
  'no-such-pokemon': 'In squadra non c’è questo Pokémon',
  'already-on-field': 'Questo Pokémon è già in campo',
  fainted: 'Questo Pokémon non ha più forze',
  'called-twice': 'Lo stesso Pokémon non può entrare in due posti',
  'nothing-to-decide': 'Ora non c’è niente da scegliere',
};

/** The error for a choice in a battle that has ended. */
export function battleHasEnded({
  status,
  endedBy,
}: Pick<BattleRecord, 'status' | 'endedBy'>): AppError {
  if (status === 'void') {
    return new AppError('conflict', 'Questa lotta è stata annullata dagli organizzatori');
  }
  return new AppError(
    'conflict',
    endedBy === 'timeout'
      ? 'Il tempo per scegliere è scaduto: la lotta è persa'
      : 'Questa lotta è finita',
  );
}

/** The error for a choice that the request does not allow. */
export function illegalChoice(problem: keyof typeof problemMessages): AppError {
  const message = problemMessages[problem];
  return new AppError('bad-request', message, { issues: [{ path: 'choice', message }] });
}
