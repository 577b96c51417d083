export { createShowdownTextFeature } from './showdown-text-feature.ts';
