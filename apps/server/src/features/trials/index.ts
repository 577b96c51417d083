export { createTrialsFeature } from './trials-feature.ts';
