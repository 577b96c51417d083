export { createLiveFeature } from './live-feature.ts';
