export { PushSettings } from './PushSettings.tsx';
export { followSubscription, pushState } from './push-state.ts';
