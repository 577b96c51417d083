export { PhoneNews } from './PhoneNews.tsx';
export { followSubscription, pushState } from './push-state.ts';
