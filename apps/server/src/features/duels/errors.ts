import { AppError } from '../../errors.ts';

/** Errors of challenges, with messages for the player. */
export const mustPlay = () =>
  new AppError('forbidden', 'Lotta contro gli altri solo chi gareggia: qui stai organizzando');
export const playerGone = () => new AppError('not-found', 'Questo giocatore non c’è più');
export const notOneself = () =>
  new AppError('bad-request', 'Per una sfida si è in due: scegli un altro sfidante');
/** Alike for a block in either direction and for a player who accepts none. */
export const takesNoChallenges = () => new AppError('conflict', 'Non accetta sfide');
export const tooManyOpen = () => new AppError('conflict', 'Hai già cinque sfide aperte');
export const noSuchChallenge = () => new AppError('not-found', 'Questa sfida non esiste');
export const noLongerOpen = () => new AppError('conflict', 'Questa sfida non è più aperta');
export const alreadyAccepted = () => new AppError('conflict', 'È già stata accettata');
export const linkCannotBeRefused = () =>
  new AppError('bad-request', 'Una sfida con il link si può solo accettare');
export const youAreFighting = () => new AppError('conflict', 'Stai già lottando');
export const otherIsFighting = (name: string) =>
  new AppError('conflict', `${name} sta già lottando: riprova tra poco`);
export const otherTeamInvalid = (name: string) =>
  new AppError('conflict', `La squadra di ${name} non va più bene per questa sfida`);
export const cannotDraw = () =>
  new AppError('conflict', 'I Pokémon disponibili non bastano per sorteggiare queste squadre');
export const otherTeamsDrawn = () =>
  new AppError('conflict', 'Nel frattempo hai generato altre squadre: riprova con quelle');
export const notTheseTeams = () =>
  new AppError(
    'bad-request',
    'Con squadre non bilanciate la lotta è amichevole, con Pokémon sorteggiati',
  );
/** Alike for a late offer and one to a player who has blocked the caller. */
export const noRematch = () => new AppError('conflict', 'La rivincita non è più possibile');
export const notOver = () => new AppError('conflict', 'La lotta non è ancora finita');
export const onlyInDuels = () => new AppError('bad-request', 'Contro un capopalestra non si può');
export const notBlockable = () =>
  new AppError('bad-request', 'Scegli un altro sfidante: questo account è il tuo');
