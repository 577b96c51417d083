import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addPokedexRoutes } from './pokedex-routes.ts';

export function createPokedexFeature({ random }: Core): Feature {
  return { routes: (app) => addPokedexRoutes(app, random) };
}
