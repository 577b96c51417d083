export { CopyTextButton } from './copy/CopyTextButton.tsx';
export { PasteButton } from './paste/PasteButton.tsx';
export { drawnTeamText, leaderText, pokemonText, teamText } from './queries.ts';
