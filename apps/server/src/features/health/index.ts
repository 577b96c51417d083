export { createHealthFeature } from './health-feature.ts';
