import type { ReopeningObstacle } from '@poketorneo/contract';
import { AppError } from '../../errors.ts';

export const noSeason = () => new AppError('not-found', 'Non c’è nessuna stagione in corso');
export const noSuchSeason = () => new AppError('not-found', 'Questa stagione non esiste');

export const closedMeanwhile = () =>
  new AppError(
    'conflict',
    'Nel frattempo un altro organizzatore ha chiuso o riaperto la stagione: ricarica la pagina',
  );

export const closingInProgress = () =>
  new AppError('conflict', 'La stagione si sta già chiudendo: ricarica la pagina tra poco');

export const notLastSeason = () =>
  new AppError('conflict', 'Si può riaprire solo la stagione chiusa per ultima');

const obstacles: Readonly<Record<ReopeningObstacle, string>> = {
  played: 'Nella nuova stagione si è già giocato: quella di prima non si può più riaprire',
  'pokemon-gone':
    'Un Pokémon che qualcuno aveva in quella stagione è stato eliminato: non si può più riaprire',
};

export const cannotReopen = (obstacle: ReopeningObstacle) =>
  new AppError('conflict', obstacles[obstacle]);

export const copyFailed = (reason: string) =>
  new AppError('storage-full', `La stagione non è stata chiusa. ${reason}`);
