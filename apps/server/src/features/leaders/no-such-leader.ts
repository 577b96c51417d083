import { AppError } from '../../errors.ts';

export const noSuchLeader = () => new AppError('not-found', 'Questo capopalestra non esiste');
