export { createOwnDataFeature } from './own-data-feature.ts';
