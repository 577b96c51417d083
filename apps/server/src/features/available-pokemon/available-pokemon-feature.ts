import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { addAvailablePokemonRoutes } from './available-pokemon-routes.ts';
import {
  type AvailablePokemonService,
  createAvailablePokemonService,
} from './available-pokemon-service.ts';

export function createAvailablePokemonFeature(core: Core): Feature & AvailablePokemonService {
  const pokemons = createAvailablePokemonService(core);
  return { ...pokemons, routes: (app) => addAvailablePokemonRoutes(app, pokemons) };
}
