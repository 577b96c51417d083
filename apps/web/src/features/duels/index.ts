export { useOpenDuel } from './answer/use-answer.ts';
export { ChallengeButton } from './challenge/ChallengeButton.tsx';
export { ArrivedChallenges } from './lobby/ArrivedChallenges.tsx';
export { DuelLobby } from './lobby/DuelLobby.tsx';
export { duelQueries } from './queries.ts';
export { DuelSettingsChoice } from './settings/DuelSettingsChoice.tsx';
export { DuelWatch } from './watch/DuelWatch.tsx';
