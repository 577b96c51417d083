export { RewardScenes } from './RewardScenes.tsx';
