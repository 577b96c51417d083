export { keepWantedTrial } from './keep-trial.ts';
export { storedTrial } from './stored-trial.ts';
