export { FetchedPlayerSeasons, PlayerSeasons } from './player/PlayerSeasons.tsx';
export { SeasonLine } from './player/SeasonLine.tsx';
